/** The switch with the features that stories and benches run without. */
export const DISABLED_FEATURES: string;

/** A Chromium that starts, with the arguments and environment variables that it needs. */
export function findChromium(): Promise<{ executablePath: string; args: string[]; env: Record<string, string> }>;
