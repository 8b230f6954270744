import { type Doc, isDoc, type Value } from '../bson/value.js';
import { CommandError } from '../errors/command.error.js';
import { equalTo, inRange, oneOf, RANGE_OPERATORS } from './comparison.js';
import { isLogical, isOperators, type Predicate, type ValueTest } from './condition.js';

/** Compiles filters and conditions inside a condition; passed in, because `filter.ts` imports this file. */
export type Nested = {
  readonly filter: (filter: Doc) => Predicate;
  readonly condition: (condition: Value) => ValueTest;
};

type Operator = (operand: Value, nested: Nested) => ValueTest;

/** Every operator on a field by its name. */
export const FIELD_OPERATORS: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['$eq', equalTo],
  ['$ne', (operand) => not(equalTo(operand))],
  ['$in', (operand) => oneOf(operandList('$in', operand))],
  ['$nin', (operand) => not(oneOf(operandList('$nin', operand)))],
  ...RANGE_OPERATORS.map((name): [string, Operator] => [name, (operand) => inRange(name, operand)]),
  ['$exists', exists],
  ['$not', (operand, nested) => not(negatedCondition(operand, nested))],
  ['$elemMatch', elementMatch],
]);

export function operatorTest(name: string, operand: Value, nested: Nested): ValueTest {
  const operator = FIELD_OPERATORS.get(name);
  if (operator === undefined) throw new CommandError(2, `unknown operator: ${name}`);
  return operator(operand, nested);
}

function not(test: ValueTest): ValueTest {
  return (values) => !test(values);
}

function operandList(name: string, operand: Value): Value[] {
  if (!Array.isArray(operand)) throw new CommandError(2, `${name} needs an array`);
  if (operand.some(isOperators)) throw new CommandError(2, `cannot nest $ under ${name}`);
  return operand;
}

function exists(operand: Value): ValueTest {
  if (typeof operand !== 'boolean' && typeof operand !== 'number')
    throw new CommandError(2, '$exists needs true or false');
  return ({ whole }) => whole.some((value) => value !== undefined) === Boolean(operand);
}

function negatedCondition(operand: Value, nested: Nested): ValueTest {
  if (!isOperators(operand)) throw new CommandError(2, '$not needs a document of operators');
  return nested.condition(operand);
}

function elementMatch(operand: Value, nested: Nested): ValueTest {
  if (!isDoc(operand)) throw new CommandError(2, '$elemMatch needs an Object');
  const isOnElement = isOperators(operand) && !isLogical(operand);
  const test = isOnElement ? elementTest(nested.condition(operand)) : documentTest(nested.filter(operand));
  return ({ whole }) => whole.some((value) => Array.isArray(value) && value.some(test));
}

function elementTest(test: ValueTest): (element: Value) => boolean {
  return (element) => test({ whole: [element], each: [element] });
}

function documentTest(matches: Predicate): (element: Value) => boolean {
  return (element) => isDoc(element) && matches(element);
}
