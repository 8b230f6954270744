import { type Doc, isDoc, type Value } from '../bson/value.js';
import { CommandError } from '../command.error.js';
import { equalTo, inRange, isRangeOperator, oneOf } from './comparison.js';
import { isLogical, isOperators, type Predicate, type ValueTest } from './condition.js';

/** How conditions inside a condition are read; handed in, because they are read by the same rules. */
export type Nested = {
  readonly filter: (filter: Doc) => Predicate;
  readonly condition: (condition: Value) => ValueTest;
};

export function operatorTest(name: string, operand: Value, nested: Nested): ValueTest {
  if (isRangeOperator(name)) return inRange(name, operand);
  switch (name) {
    case '$eq':
      return equalTo(operand);
    case '$ne':
      return not(equalTo(operand));
    case '$in':
      return oneOf(operandList(name, operand));
    case '$nin':
      return not(oneOf(operandList(name, operand)));
    case '$exists':
      return exists(operand);
    case '$not':
      return not(negated(operand, nested));
    case '$elemMatch':
      return elementMatch(operand, nested);
    default:
      throw new CommandError(2, `unknown operator: ${name}`);
  }
}

function not(test: ValueTest): ValueTest {
  return (values) => !test(values);
}

export function operandList(name: string, operand: Value): Value[] {
  if (!Array.isArray(operand)) throw new CommandError(2, `${name} needs an array`);
  if (operand.some(isOperators)) throw new CommandError(2, `cannot nest $ under ${name}`);
  return operand;
}

function exists(operand: Value): ValueTest {
  if (typeof operand !== 'boolean' && typeof operand !== 'number')
    throw new CommandError(2, '$exists needs true or false');
  return ({ whole }) => whole.some((value) => value !== undefined) === Boolean(operand);
}

function negated(operand: Value, nested: Nested): ValueTest {
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
