import { readFileSync } from 'node:fs';

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const phrase = (name, pattern, instead) => ({
  name,
  pattern: new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`, 'gim'),
  instead,
});

/** The lists of words: `names` for identifiers, `folders` for folders, `phrases` for prose, and the names that others define. */
export const wordList = read('word-list.json');

/** Constructions that native engineers rarely use: name, pattern, and a better wording. */
export const constructions = Object.entries(read('constructions.json')).map(([name, { pattern, instead }]) =>
  phrase(name, pattern, instead),
);

const phrases = [
  ...Object.entries(wordList.phrases).map(([pattern, instead]) => phrase(pattern, pattern, instead)),
  ...constructions,
];

/** The phrases of a text that have a better wording: `{ found, instead, index }`, in the order of the lists. */
export function findPhrases(text) {
  return phrases.flatMap(({ pattern, instead }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ found, instead, index })),
  );
}
