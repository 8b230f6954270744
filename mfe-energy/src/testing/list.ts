import { energyEndpoints, type QuotesRequest } from '@home-move/contract';
import type { TestRuntime } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import { aSelection, anEnergyEnrolment, atPath, someQuotes } from './energy-runtime';

/** A runtime at the list: three tariffs of the whole market, one of the named supplier. */
export function atList(stored: Record<string, unknown> = {}): TestRuntime {
  const runtime = atPath('/enrolment/energy/list', { stored });
  runtime.answer(energyEndpoints.wholeOfMarketQuotes, () => someQuotes());
  runtime.answer(energyEndpoints.quotes, () => {
    const { data } = someQuotes();
    return { data: { ...data, tariffs: data.tariffs.slice(1, 2), recommendation: null } };
  });
  runtime.answer(energyEndpoints.select, () => aSelection());
  runtime.answer(energyEndpoints.smartOffered, () => anEnergyEnrolment());
  return runtime;
}

export const ready = () => screen.findByRole('heading', { name: 'Glimmer Track 12' });

export const quoteRequests = (runtime: TestRuntime) =>
  runtime.recorded.calls
    .filter(({ path }) => path.startsWith('/quotes'))
    .map(({ path, input }) => [path, input.body as QuotesRequest] as const);

/** Queries within the card of a tariff. */
export const card = (name: string) => {
  const article = screen.getByRole('heading', { name }).closest('article');
  if (!article) throw new Error(`${name} has no card`);
  return within(article);
};
