import { type Doc, isDoc, type Value } from '../bson/value.js';
import { CommandError } from '../errors/command.error.js';
import { isLogicalOperator, isOperators, type Predicate, type ValueTest } from './condition.js';
import { operatorTest } from './operators.js';
import { equalTo } from './comparison.js';
import { parsePath, valuesAt, withElements } from './path.js';

/** Compiles a filter. Throws for an operator that is not implemented. */
export function compileFilter(filter: Doc): Predicate {
  const clauses = Object.entries(filter).map(([name, condition]) =>
    name.startsWith('$') ? logicalClause(name, condition) : fieldClause(name, condition),
  );
  return (doc) => clauses.every((clause) => clause(doc));
}

function logicalClause(name: string, operand: Value): Predicate {
  if (!isLogicalOperator(name)) throw new CommandError(2, `unknown top level operator: ${name}`);
  const branches = logicalBranches(name, operand).map(compileFilter);
  if (name === '$and') return (doc) => branches.every((branch) => branch(doc));
  if (name === '$or') return (doc) => branches.some((branch) => branch(doc));
  return (doc) => !branches.some((branch) => branch(doc));
}

export function logicalBranches(name: string, operand: Value | undefined): Doc[] {
  if (!Array.isArray(operand) || operand.length === 0) throw new CommandError(2, `${name} must be a nonempty array`);
  return operand.map((branch) => {
    if (!isDoc(branch)) throw new CommandError(2, `${name} entries need to be full objects`);
    return branch;
  });
}

function fieldClause(name: string, condition: Value): Predicate {
  const path = parsePath(name);
  const test = compileCondition(condition);
  return (doc) => {
    const whole = valuesAt(doc, path);
    return test({ whole, each: withElements(whole) });
  };
}

/** Compiles the condition on one field: operators, or a value that it must equal. */
export function compileCondition(condition: Value): ValueTest {
  if (!isOperators(condition)) return equalTo(condition);
  const tests = Object.entries(condition).map(([name, operand]) => operatorTest(name, operand, NESTED));
  return (values) => tests.every((test) => test(values));
}

const NESTED = { filter: compileFilter, condition: compileCondition };
