const written = new Set<string>();

/** Writes a line for the developers of the host's page, each text once. */
export function warn(text: string): void {
  if (written.has(text)) return;
  written.add(text);
  // oxlint-disable-next-line no-console -- it is for them
  console.warn(`Home Move: ${text}`);
}
