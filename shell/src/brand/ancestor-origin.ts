/**
 * The origin of the page around a frame, as the browser states it. Undefined outside a frame, in browsers without `ancestorOrigins`, and
 * if the page or its frame element has the referrer policy `no-referrer`: browsers then withhold the origin.
 */
export function ancestorOrigin({ ancestorOrigins }: Pick<Location, 'ancestorOrigins'>): string | undefined {
  const [parent] = (ancestorOrigins as DOMStringList | undefined) ?? [];
  return parent === 'null' ? undefined : parent;
}
