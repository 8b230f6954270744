import { monthFromName, type DateParts } from '@home-move/contract';

const DAY_FIRST = /^(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3,9})[\s./-]+(\d{4})$/i;
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/** Parses a whole date: "27/11/2026", "27 Nov 2026" or "2026-11-27"; undefined for anything else. */
export function datePartsFromText(text: string): DateParts | undefined {
  const trimmed = text.trim();
  const iso = YEAR_FIRST.exec(trimmed);
  if (iso) return { day: iso[3] ?? '', month: iso[2] ?? '', year: iso[1] ?? '' };
  const [, day = '', written = '', year = ''] = DAY_FIRST.exec(trimmed) ?? [];
  const month = /^\d/.test(written) ? written : monthFromName(written);
  return month ? { day, month, year } : undefined;
}

/** The digits of the typed text, at most `length` of them. [UI-01] */
export function digits(typed: string, length: number): string {
  return typed.replace(/\D/g, '').slice(0, length);
}
