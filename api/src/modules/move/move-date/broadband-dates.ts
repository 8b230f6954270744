import type { MoveDateContact, MoveDateEffect } from '@home-move/contract';
import type { StoredBroadband } from '../../broadband/state/broadband.state.js';
import type { DatedEffect } from './energy-dates.js';
import { isTooSoon, noticeWorkingDays, withNotice, workingDayFrom, type MoveDateFacts } from './move-date-facts.js';
import { moveDateTexts } from './move-date.texts.js';

const texts = moveDateTexts.broadband;

/** The activation of an order from home telecom, or an order on a provider's own site. */
export function broadbandDates(facts: MoveDateFacts): readonly DatedEffect[] {
  const { broadband, wombbUserConfirmedDate } = facts.enrolment;
  if (!broadband) return [];
  const { name } = broadband.package.provider;
  if (broadband.order) return [activationOf(broadband, broadband.order, facts)];
  const shown = { id: 'broadband-start', title: texts.title(name), before: null, after: null } as const;
  if (wombbUserConfirmedDate === null)
    return [{ effect: { ...shown, action: 'none', text: texts.pending(name), contact: null }, supplier: null }];
  const contact = contactOf(broadband, broadband.click?.id ?? null);
  return [{ effect: { ...shown, action: 'call', text: texts.ownSite(name), contact }, supplier: null }];
}

function activationOf(
  chosen: StoredBroadband,
  { number, startDate, activationDate: before }: NonNullable<StoredBroadband['order']>,
  facts: MoveDateFacts,
): DatedEffect {
  const { name } = chosen.package.provider;
  const shown = { id: 'broadband-start', title: texts.title(name), before } as const;
  const contact = contactOf(chosen, number);
  const unchanged = (more: Pick<MoveDateEffect, 'action' | 'text' | 'contact'>): DatedEffect => ({
    effect: { ...shown, after: before, ...more },
    supplier: null,
  });
  if (before === null) return unchanged({ action: 'call', text: texts.unknown(name), contact });
  const { to } = facts;
  // A line that the move waits for stays on its day, which is the earliest one; one that waits for the move moves with it.
  const waitsForMove = before === workingDayFrom(startDate, facts);
  const isNeeded = to > before || (waitsForMove && workingDayFrom(to, facts) !== before);
  const after = workingDayFrom(withNotice(to, noticeWorkingDays.broadband, facts), facts);
  if (!isNeeded || after === before) return unchanged({ action: 'none', text: texts.none, contact: null });
  if (isTooSoon(before, noticeWorkingDays.broadband, facts))
    return unchanged({ action: 'call', text: texts.call(name), contact });
  return {
    effect: { ...shown, after, action: 'change', text: texts.change(name), contact },
    supplier: { contract: 'broadband', reference: number, before, after },
  };
}

/** The provider's site is that of its terms. */
function contactOf({ package: chosen }: StoredBroadband, reference: string | null): MoveDateContact {
  const { provider, termsUrl } = chosen;
  return { name: provider.name, url: termsUrl && new URL(termsUrl).origin, reference };
}
