/** A Chromium that starts, the arguments it needs, and what it needs in its environment. */
export function findChromium(): Promise<{ executablePath: string; args: string[]; env: Record<string, string> }>;
