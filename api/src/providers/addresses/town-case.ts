const lowerCaseParticles = new Set(['upon', 'on', 'in', 'under', 'le', 'the', 'by', 'of', 'and', 'next']);

/** "NEWCASTLE UPON TYNE" → "Newcastle upon Tyne". Royal Mail's file has towns in capitals. */
export function townCase(town: string): string {
  return town
    .toLowerCase()
    .replaceAll(/[a-z']+/g, (word, offset: number) =>
      offset > 0 && lowerCaseParticles.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}
