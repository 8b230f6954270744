import type { Value } from '../bson/value.js';
import { typeName } from '../bson/value.js';
import { notSupported } from '../errors/command.error.js';
import { compareValues, isEqual, typeRank } from './compare.js';
import type { ValueTest } from './condition.js';

export function equalTo(operand: Value): ValueTest {
  return ({ each }) => each.some((value) => equals(value, operand));
}

export function oneOf(operands: readonly Value[]): ValueTest {
  return ({ each }) => each.some((value) => operands.some((operand) => equals(value, operand)));
}

// Null also matches missing fields.
function equals(value: Value | undefined, operand: Value): boolean {
  return value === undefined ? operand === null : isEqual(value, operand);
}

const HOLDS = {
  $gt: (order: number) => order > 0,
  $gte: (order: number) => order >= 0,
  $lt: (order: number) => order < 0,
  $lte: (order: number) => order <= 0,
};

type RangeOperator = keyof typeof HOLDS;

export const RANGE_OPERATORS = ['$gt', '$gte', '$lt', '$lte'] as const satisfies readonly RangeOperator[];

/** Matches values of the operand's type only. */
export function inRange(name: RangeOperator, operand: Value): ValueTest {
  if (typeof operand === 'object' && (operand === null || Array.isArray(operand) || typeName(operand) === 'object')) {
    throw notSupported(`${name} with an operand of type ${typeName(operand)}`);
  }
  const holds = HOLDS[name];
  const rank = typeRank(operand);
  return ({ each }) =>
    each.some(
      (value) => typeRank(value) === rank && comparable(value, operand) && holds(compareValues(value, operand)),
    );
}

// NaN is neither less nor greater than any number; it equals only itself.
function comparable(value: Value | undefined, operand: Value): boolean {
  return Number.isNaN(value) === Number.isNaN(operand);
}
