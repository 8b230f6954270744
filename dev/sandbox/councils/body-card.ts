import { initialsLogo } from '../logos/initials-logo.js';
import { seededChoice } from '../server/seeded-values.js';

const COLOURS = ['#1d4f91', '#0b6b5d', '#7a1f5c', '#4d5b66', '#8a4b08', '#2f6b1f', '#4a3b7c'] as const;
const SKIPPED_IN_INITIALS = new Set(['and', 'of', 'with', 'upon', 'the', 'nan', '&']);

/** Name, logo, link and mail address of a council or company. The name is real; the rest is invented from it. */
export function bodyCard(name: string, page: string, mailbox: string) {
  const host = `${slugOf(name)}.example`;
  return {
    name,
    logoUrl: initialsLogo({ initials: initialsOf(name), colour: seededChoice(COLOURS, 'logo', name) }),
    registrationUrl: `https://${host}/${page}`,
    email: `${mailbox}@${host}`,
  };
}

function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function initialsOf(name: string): string {
  return name
    .split(' ')
    .filter((word) => !SKIPPED_IN_INITIALS.has(word.toLowerCase()))
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');
}
