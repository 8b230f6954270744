import * as fc from 'fast-check';
import { anyCaller, isIdempotent, requestTo } from './requests.mjs';
import { hostileValue } from './schema-values.mjs';

/**
 * For half of the steps, their request with one part replaced by a random or hostile one, or the same object, which is to be sent
 * at the same time; undefined for the others.
 */
export function variantsOf(request, isKnown) {
  const { operation, body } = request;
  const parts = [
    ...['path', 'query'].filter((place) => operation.parameters.some((parameter) => parameter.in === place)),
    ...(body ? ['body'] : []),
    ...(isIdempotent(operation) ? ['idempotencyKey'] : []),
  ];
  const variants = [fc.constant(request), anyCaller.map((caller) => ({ ...request, caller }))];
  if (parts.length > 0) {
    const replacements = fc.tuple(requestTo(operation, isKnown), fc.constantFrom(...parts));
    variants.push(replacements.map(([other, part]) => ({ ...request, [part]: other[part] })));
  }
  if (body) variants.push(...Array(2).fill(withHostileField(request)));
  return fc.option(fc.oneof(...variants), { nil: undefined, freq: 2 });
}

function withHostileField({ body, ...request }) {
  const change = fc.tuple(fc.constantFrom(...Object.keys(body.content), 'other'), hostileValue);
  return change.map(([name, value]) => ({
    ...request,
    body: { ...body, content: { ...body.content, [name]: value } },
  }));
}
