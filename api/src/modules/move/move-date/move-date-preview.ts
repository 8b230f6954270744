import { createHash } from 'node:crypto';
import type { MoveDatePreview } from '@home-move/contract';
import type { SupplierDate } from './state/date-change.state.js';
import { broadbandDates } from './broadband-dates.js';
import { energyDates, type DatedEffect } from './energy-dates.js';
import { localDates } from './local-dates.js';
import type { MoveDateFacts } from './move-date-facts.js';
import { moveDateTexts } from './move-date.texts.js';

/** The effects of another move-in date, and the requests to suppliers that it needs. */
export interface PlannedChange {
  readonly preview: MoveDatePreview;
  readonly suppliers: readonly SupplierDate[];
}

/** Contains only what follows from the facts. */
export function plannedChange(facts: MoveDateFacts): PlannedChange {
  const dated = [energyDates, broadbandDates, localDates, planDates].flatMap((part) => part(facts));
  const { to, enrolment } = facts;
  const shown = { from: enrolment.moveInDate, to, effects: dated.map(({ effect }) => effect) };
  const fingerprint = createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
  return {
    preview: { ...shown, fingerprint },
    suppliers: dated.flatMap(({ supplier }) => supplier ?? []),
  };
}

function planDates({ enrolment, to }: MoveDateFacts): readonly DatedEffect[] {
  const { title, text } = moveDateTexts.plan;
  const days = { before: enrolment.moveInDate, after: to };
  return [{ effect: { id: 'plan', title, ...days, action: 'none', text, contact: null }, supplier: null }];
}
