import { placementOf } from './portal';

/** Attributes of the element, with the values that have an effect. */
const known: Readonly<Record<string, RegExp | null>> = {
  brand: null,
  branch: null,
  launch: null,
  start: null,
  theme: /^(light|dark|system)$/,
  mode: /^(inline|panel)$/,
  journey: /^(onboarding|energy|entertainment|council-water|confirmation)$/,
  lang: /^en(-|$)/i,
};

/** What HTML and frameworks allow on every element; names with other characters than letters belong to a framework. */
const isGlobal = (name: string) =>
  /[^a-z-]/.test(name) ||
  /^(aria|data|on|ng|v|x|hx)/.test(name) ||
  name in HTMLElement.prototype ||
  /^(class|part|role|slot|is|tabindex|exportparts|itemscope|itemprop|contenteditable|nonce)$/.test(name);

/** A sentence for each attribute that has no effect, because its name or value is unknown. */
export function ignoredAttributes(element: Element): readonly string[] {
  const { brand, branch, start } = placementOf((name) => element.getAttribute(name));
  const valid: Readonly<Record<string, string | null>> = { brand, branch, start };
  return [...element.attributes].flatMap(({ name, value }) => {
    const values = known[name];
    if (values === undefined) return isGlobal(name) ? [] : [`the attribute ${name} is unknown.`];
    const isValid = value === '' || (values === null ? !(name in valid) || valid[name] === value : values.test(value));
    return isValid ? [] : [`the value "${value}" of ${name} is unknown or malformed, and has no effect.`];
  });
}
