import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'scenarios');
const named = /'((?:GET|POST|PUT|PATCH|DELETE) \/[^']+)'/g;

/** The name by which scenarios call an operation of the OpenAPI document: `GET /enrolment/{id}`, `POST /v2/otp/login`. */
export const nameOf = (method, path) => `${method.toUpperCase()} ${path.replace(/^\/api(?:\/v1)?/, '')}`;

/** Names of the calls that the files in `scenarios/` make. */
export function scenarioCalls() {
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(named)].map(([, name]) => name)));
}

/** A sentence for each operation that no scenario calls, and for each call of a scenario that is none of the API. */
export function scenarioGaps(operationNames, calls = scenarioCalls()) {
  const names = new Set(operationNames);
  return [
    ...[...names]
      .filter((name) => !calls.has(name))
      .map(
        (name) => `${name} has no scenario: add a step that makes this call succeed to a file in dev/fuzz/scenarios`,
      ),
    ...[...calls]
      .filter((name) => !names.has(name))
      .map((name) => `${name} is a step of a scenario, and no call of the API`),
  ];
}
