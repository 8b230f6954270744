import { isOffered, type MoveDateEffect } from '@home-move/contract';
import type { DatedEffect } from './energy-dates.js';
import type { MoveDateFacts } from './move-date-facts.js';
import { moveDateTexts } from './move-date.texts.js';

/** Council and water, which are looked up for the move-in date. Who is registered contacts the company. */
export function localDates({ enrolment, to }: MoveDateFacts): readonly DatedEffect[] {
  const { offered, registrationConfirmed, localServices, moveInDate } = enrolment;
  const found = localServices?.services;
  const authorities = { council: found?.council ?? null, water: found?.water?.companies[0] ?? null };
  return (['council', 'water'] as const).flatMap((service) => {
    if (!isOffered(offered[service])) return [];
    const texts = moveDateTexts[service];
    const shown = { id: service, title: texts.title, before: moveInDate, after: to } as const;
    const authority = registrationConfirmed[service] ? authorities[service] : null;
    const effect: MoveDateEffect = authority
      ? {
          ...shown,
          action: 'call',
          text: texts.call(authority.name),
          contact: { name: authority.name, url: authority.registrationUrl, reference: null },
        }
      : { ...shown, action: 'none', text: texts.none, contact: null };
    return [{ effect, supplier: null }];
  });
}
