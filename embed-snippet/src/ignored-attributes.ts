import { propertyNames } from './host-properties';
import { placementOf } from './portal';

/** Attributes of the element, with the values that have an effect; `placementOf` checks those without a pattern. */
const known: Readonly<Record<string, RegExp | null>> = {
  brand: null,
  branch: null,
  launch: null,
  start: null,
  theme: /^(light|dark|system)$/,
  mode: /^(inline|button|modal|panel)$/,
  journey: /^(onboarding|energy|entertainment|council-water|confirmation)$/,
  lang: /^en(-|$)/i,
};
const isKnown = (name: string) => Object.hasOwn(known, name);

/** Attributes that HTML or a library allows on every element, and that no property is named after. */
const global = /^(class|part|role|slot|is|exportparts|item(id|prop|ref|scope|type)|nonce|elementtiming|jsaction)$/;
const inheritedProperties = new Set(inheritedNames(HTMLElement.prototype).map((name) => name.toLowerCase()));

function inheritedNames(object: object | null): readonly string[] {
  if (object === null) return [];
  return [...Object.getOwnPropertyNames(object), ...inheritedNames(Object.getPrototypeOf(object) as object | null)];
}

/** Properties of the element that no attribute sets. */
const ownProperties = ['prefill', ...propertyNames];

/** Whether HTML or a framework allows the name on every element. Only frameworks use other characters than letters. */
const isGlobal = (name: string) =>
  /[^a-z-]/.test(name) || /^(aria|data|on|ng|v|x|hx)-/.test(name) || global.test(name) || inheritedProperties.has(name);

/** A sentence for each attribute without an effect. */
export function ignoredAttributes(element: Element): readonly string[] {
  const { brand, branch, start } = placementOf((name) => element.getAttribute(name));
  const read = new Map(Object.entries({ brand, branch, start }));
  return [...element.attributes].flatMap(({ name, value }) => {
    const own = name.replace(/^data-/, '');
    if (own !== name && isKnown(own)) return [`on the element, ${name} is named ${own}.`];
    const property = ownProperties.find((candidate) => candidate.toLowerCase() === name);
    if (property !== undefined) return [`${property} is no attribute: set it as a property of the element, by script.`];
    if (!isKnown(name)) return isGlobal(name) ? [] : [`the attribute ${name} is unknown.`];
    if (value === '') return [];
    const isValid = known[name]?.test(value) ?? (!read.has(name) || read.get(name) === value);
    if (name === 'lang' && !isValid) return [`the portal is in English only, so lang="${value}" has no effect.`];
    if (!isValid) return [`the value "${value}" of ${name} is unknown or malformed, and has no effect.`];
    return name === 'journey' ? ['the attribute journey has no effect yet.'] : [];
  });
}
