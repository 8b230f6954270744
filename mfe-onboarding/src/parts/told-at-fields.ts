import type { Problem } from '@home-move/contract';
import { journeyTexts as texts } from '../journey/journey.texts';

/** A CONFLICT, whose fields come with what they hold meanwhile, as the page tells it beside what was typed. */
export function toldAtFields(problem: Problem): Problem {
  const errors = Object.entries(problem.errors ?? {}).map(([field, value]) => [field, texts.meanwhile(value)]);
  return errors.length === 0 ? problem : { ...problem, errors: Object.fromEntries(errors) };
}
