import type { Day } from '../clock/clock.js';

/** The day on which two councils replace Surrey's eleven districts. */
const SURREY_CHANGES: Day = '2027-04-01';

export interface Succession {
  on: Day;
  successor: string;
}

const into = (successor: string, councils: readonly string[]) =>
  councils.map((council) => [council, { on: SURREY_CHANGES, successor }] as const);

/** Councils that are abolished, with their successors. Source: the reorganisation of Surrey as announced; as of November 2026. */
export const SUCCESSIONS: ReadonlyMap<string, Succession> = new Map([
  ...into('East Surrey Council', [
    'Elmbridge Borough Council',
    'Epsom and Ewell Borough Council',
    'Mole Valley District Council',
    'Reigate and Banstead Borough Council',
    'Tandridge District Council',
  ]),
  ...into('West Surrey Council', [
    'Guildford Borough Council',
    'Runnymede Borough Council',
    'Spelthorne Borough Council',
    'Surrey Heath Borough Council',
    'Waverley Borough Council',
    'Woking Borough Council',
  ]),
]);
