import { Binary } from 'bson';
import { type Doc, isDoc, typeName, type Value } from '../bson/value.js';
import { CommandError } from '../errors/command.error.js';

/** Fields that every command accepts; the server handles them in one place or they have no effect on a single node. */
const COMMON = new Set([
  '$db',
  'lsid',
  'txnNumber',
  'autocommit',
  'startTransaction',
  'readConcern',
  'writeConcern',
  '$readPreference',
  'comment',
  'maxTimeMS',
]);

/** Typed access to a command's fields. */
export class CommandBody {
  readonly name: string;

  constructor(private readonly body: Doc) {
    this.name = Object.keys(body)[0] ?? '';
  }

  /** Throws for a field that is neither listed nor common to all commands. */
  assertOnly(fields: readonly string[]): void {
    const known = new Set([this.name, ...fields]);
    const unknown = Object.keys(this.body).find((name) => !known.has(name) && !COMMON.has(name));
    if (unknown !== undefined) {
      throw new CommandError(72, `the option '${unknown}' of ${this.name} is not supported by the embedded server`);
    }
  }

  value(name: string): Value | undefined {
    return Object.hasOwn(this.body, name) ? this.body[name] : undefined;
  }

  string(name: string): string {
    const value = this.value(name);
    if (typeof value !== 'string' || value === '') throw this.wrongType(name, 'string');
    return value;
  }

  docs(name: string): Doc[] {
    const value = this.value(name);
    if (!Array.isArray(value) || value.length === 0) throw this.wrongType(name, 'non-empty array');
    return value.map((element) => {
      if (!isDoc(element)) throw this.wrongType(name, 'array of objects');
      return element;
    });
  }

  doc(name: string): Doc {
    return this.optionalDoc(name) ?? {};
  }

  optionalDoc(name: string): Doc | undefined {
    const value = this.value(name);
    if (value !== undefined && value !== null && !isDoc(value)) throw this.wrongType(name, 'object');
    return value ?? undefined;
  }

  flag(name: string, absent = false): boolean {
    const value = this.value(name) ?? absent;
    if (typeof value !== 'boolean' && typeof value !== 'number') throw this.wrongType(name, 'bool');
    return Boolean(value);
  }

  count(name: string): number | undefined {
    const value = this.value(name);
    if (value === undefined || value === null) return undefined;
    if (typeof value !== 'number' || !Number.isInteger(value)) throw this.wrongType(name, 'int');
    if (value < 0) throw new CommandError(51024, `BSON field '${name}' value must be >= 0, actual value '${value}'`);
    return value;
  }

  /** The session's id as hex, if the client sent one. */
  session(): string | undefined {
    const id = this.optionalDoc('lsid')?.id;
    return id instanceof Binary ? Buffer.from(id.value()).toString('hex') : undefined;
  }

  /** `database.collection`, from the command's first field. */
  namespace(): string {
    const collection = this.string(this.name);
    if (collection.startsWith('$') || collection.includes('\0'))
      throw new CommandError(73, `Invalid namespace specified '${collection}'`);
    return `${this.database()}.${collection}`;
  }

  database(): string {
    const db = this.string('$db');
    if (/[/\\. "$\0]/.test(db)) throw new CommandError(73, `Invalid database name: '${db}'`);
    return db;
  }

  private wrongType(name: string, expected: string): CommandError {
    return new CommandError(
      14,
      `BSON field '${this.name}.${name}' is the wrong type '${typeName(this.value(name))}', expected type '${expected}'`,
    );
  }
}

/** A statement of a batch, such as one element of `updates`. */
export function statementBody(command: string, statement: Doc, fields: readonly string[]): CommandBody {
  const body = new CommandBody({ [command]: 1, ...statement });
  body.assertOnly(fields);
  return body;
}
