import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedByTests, readRequirements, titlesIn } from './requirements.mjs';

type Keepers = readonly string[];
type Promises = Readonly<Record<string, Keepers>>;
interface Link {
  readonly href: string;
  readonly shown: string;
}
interface MailContent {
  readonly preheader: string;
  readonly lead: readonly string[];
  readonly after?: string;
  readonly sections?: readonly { readonly text?: readonly string[] }[];
  readonly aside: string;
  readonly ending: { readonly text: string; readonly unsubscribe?: { readonly label: string } };
}
type Message = (brand: unknown, link: Link | string, extra?: string, names?: object) => MailContent | string;

const root = join(__dirname, '..');
const load = (path: string) => import(join(root, path)) as Promise<Record<string, unknown>>;

const requirements = new Set(readRequirements().map(({ id }: { id: string }) => id));
const named = namedByTests() as ReadonlyMap<string, readonly string[]>;

/** Why a keeper keeps nothing; null when it does. */
function faultOf(keeper: string): string | null {
  const [file = '', title] = keeper.split(/: (.*)/s);
  if (title !== undefined)
    return titlesIn(readFileSync(join(root, file), 'utf8')).includes(title) ? null : 'no such test';
  if (!requirements.has(keeper)) return 'no such requirement';
  return named.has(keeper) ? null : 'no test names it';
}
const faultsOf = (promises: Promises) =>
  Object.entries(promises).flatMap(([promise, keepers]) =>
    keepers.length === 0
      ? [`${promise}: kept by nothing`]
      : keepers.flatMap((keeper) => {
          const fault = faultOf(keeper);
          return fault === null ? [] : [`${promise}: ${keeper}: ${fault}`];
        }),
  );

/** Sentences about what we, a code or a link do, or what stays as it is: promises. Instructions and questions are none. */
const isPromise = (sentence: string) =>
  /\b(we|works?|takes|stays?|only once|of no use|in one|has sent)\b|^you (can|go)\b/i.test(sentence) &&
  !/^(enter|press|open|choose|ignore|do you|did you|tell|is your|\d+ is your|we are back|we are sorry|our service was|.*did not know yet|we said)\b/i.test(
    sentence,
  ) &&
  !sentence.endsWith('?');

const sentencesOf = (text: string) => text.split(/(?<=[.?!:])\s+/).map((sentence) => sentence.trim());

describe('the landing page', () => {
  it('cites for each promise a requirement that a test names, or a test', async () => {
    const { landingPromises } = await load('shell/src/pages/landing/landing.texts.ts');
    expect(Object.keys(landingPromises as Promises)).toHaveLength(12);
    expect(faultsOf(landingPromises as Promises)).toEqual([]);
  });
});

describe('the messages', () => {
  const link = { href: 'https://portal.test/x/t', shown: 'https://portal.test/x/t' };
  const names = { flatmate: 'Alex', mover: 'Sam' };
  const receiptOf: Readonly<Record<string, string>> = {
    orderReceipt: 'order',
    moveReceipt: 'move',
    receiptLogin: 'log-in',
  };
  let texts: Record<string, unknown>;
  let promises: Readonly<Record<string, Promises>>;
  let brand: unknown;
  let receipts: Readonly<Record<string, string>>;
  beforeAll(async () => {
    const folder = 'api/src/modules/platform/messages';
    texts = {
      ...(await load(`${folder}/messages.texts.ts`)),
      ...(await load(`${folder}/agent-messages.texts.ts`)),
      ...(await load(`${folder}/partner-messages.texts.ts`)),
      ...(await load(`${folder}/household-messages.texts.ts`)),
      ...(await load(`${folder}/receipts.texts.ts`)),
    };
    receipts = (await load(`${folder}/receipts.builder.ts`))['receiptSamples'] as typeof receipts;
    const { messagePromises } = await load(`${folder}/message-promises.ts`);
    promises = messagePromises as Readonly<Record<string, Promises>>;
    const { demoBrands } = (await load('api/src/modules/brands/brand/brands.data.ts')) as {
      demoBrands: () => readonly unknown[];
    };
    [brand] = demoBrands();
  });

  /** The message as the default brand sends it, sentence by sentence. */
  function sentencesIn(name: string): readonly string[] {
    const isCode = name.startsWith('code');
    const isSms = name.endsWith('Sms');
    const given = isCode ? '048213' : isSms ? link.href : name.endsWith('Consent') ? '2026-11-20' : link;
    const more = isCode ? 'portal.test' : name === 'erasureWarning' ? '2026-11-20' : receipts[receiptOf[name] ?? ''];
    const message = (texts[name] as Message)(brand, given, more, names);
    if (typeof message === 'string') return sentencesOf(message);
    const { preheader, lead, sections = [], after = '', aside, ending } = message;
    const below = sections.flatMap(({ text = [] }) => text);
    return [preheader, ...lead, after, ...below, aside, ending.text, ending.unsubscribe?.label ?? ''].flatMap(
      sentencesOf,
    );
  }

  it('are all covered', () => {
    const messages = Object.keys(texts).filter((name) => typeof texts[name] === 'function');
    expect(Object.keys(promises)).toEqual(expect.arrayContaining(messages));
    expect(messages).toHaveLength(39);
  });

  it('cite for each promise a requirement that a test names, or a test', () => {
    expect(Object.values(promises).flatMap(faultsOf)).toEqual([]);
  });

  it('contain each cited promise, and promise nothing else', () => {
    for (const [name, cited] of Object.entries(promises)) {
      const sentences = sentencesIn(name);
      expect({ name, missing: Object.keys(cited).filter((promise) => !sentences.includes(promise)) }).toEqual({
        name,
        missing: [],
      });
      expect({ name, uncited: sentences.filter((sentence) => isPromise(sentence) && !(sentence in cited)) }).toEqual({
        name,
        uncited: [],
      });
    }
  });
});

describe('the check', () => {
  it('finds promises that nothing keeps', () => {
    expect(
      faultsOf({
        'We tell your council.': ['COUNCIL-99'],
        'We email you.': ['CALL-14'],
        'We call you.': [],
        'It works.': ['docs/promises.spec.ts: a test that is not there'],
        'It is kept.': ['COUNCIL-03', 'docs/promises.spec.ts: finds promises that nothing keeps'],
      }),
    ).toEqual([
      'We tell your council.: COUNCIL-99: no such requirement',
      'We email you.: CALL-14: no test names it',
      'We call you.: kept by nothing',
      'It works.: docs/promises.spec.ts: a test that is not there: no such test',
    ]);
  });

  it('recognises a promise', () => {
    expect(['We find your council and tell them.', 'The link works for a day.'].filter(isPromise)).toHaveLength(2);
    expect(['Press the button to carry on.', 'Do you know the date now?'].filter(isPromise)).toEqual([]);
  });
});
