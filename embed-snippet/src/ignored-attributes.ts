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

/** Attributes of HTML on every element that no property has the name of. */
const global = /^(class|part|role|slot|is|exportparts|item(id|prop|ref|scope|type)|nonce|elementtiming|jsaction)$/;
const properties = new Set(propertyNames(HTMLElement.prototype).map((name) => name.toLowerCase()));

function propertyNames(object: object | null): readonly string[] {
  return object === null
    ? []
    : [...Object.keys(Object.getOwnPropertyDescriptors(object)), ...propertyNames(Object.getPrototypeOf(object))];
}

/** Whether HTML or a framework allows the name on every element; other characters than letters belong to a framework. */
const isGlobal = (name: string) =>
  /[^a-z-]/.test(name) || /^(aria|data|on|ng|v|x|hx)-/.test(name) || global.test(name) || properties.has(name);

/** A sentence for each attribute that has no effect, because its name or value is unknown. */
export function ignoredAttributes(element: Element): readonly string[] {
  const { brand, branch, start } = placementOf((name) => element.getAttribute(name));
  const valid: Readonly<Record<string, string | null>> = { brand, branch, start };
  return [...element.attributes].flatMap(({ name, value }) => {
    const own = name.replace(/^data-/, '');
    if (own !== name && own in known) return [`on the element, ${name} is named ${own}.`];
    const values = known[name];
    if (values === undefined) return isGlobal(name) ? [] : [`the attribute ${name} is unknown.`];
    const isValid = value === '' || (values === null ? !(name in valid) || valid[name] === value : values.test(value));
    if (isValid) return [];
    if (name === 'lang') return [`the portal is in English only, so lang="${value}" has no effect.`];
    return [`the value "${value}" of ${name} is unknown or malformed, and has no effect.`];
  });
}
