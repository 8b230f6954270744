import { bootElementId, type Boot } from '@home-move/contract';

/** The block that the server wrote into the document; null when it is absent or broken. */
export function readBoot(root: Document): Boot | null {
  const text = root.getElementById(bootElementId)?.textContent;
  if (!text) return null;
  try {
    const boot: unknown = JSON.parse(text);
    return isBoot(boot) ? boot : null;
  } catch {
    return null;
  }
}

/** Our own server writes it: enough to tell a block from a scrap. */
function isBoot(value: unknown): value is Boot {
  return (
    typeof value === 'object' && value !== null && 'branding' in value && 'config' in value && 'resolution' in value
  );
}
