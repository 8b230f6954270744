import { Binary } from 'bson';
import { type Doc, isDoc, typeName, type Value } from '../bson/value.js';
import { CommandError } from '../command.error.js';

/** Fields that every command may carry; none of them changes what it does beyond what the server handles in one place. */
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

/** Typed access to a command's fields. Fields that the command does not know are refused. */
export class CommandBody {
  readonly name: string;

  constructor(private readonly body: Doc) {
    this.name = Object.keys(body)[0] ?? '';
  }

  allow(fields: readonly string[]): void {
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
    return value.map((one) => {
      if (!isDoc(one)) throw this.wrongType(name, 'array of objects');
      return one;
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

  /** The session's id, if the client sent one. */
  session(): string | undefined {
    const id = this.optionalDoc('lsid')?.id;
    return id instanceof Binary ? Buffer.from(id.value()).toString('hex') : undefined;
  }

  /** `database.collection` of the collection that the command names in its first field. */
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

/** An element of a batch, such as one update of `updates`, read by the same rules. */
export function statementBody(command: string, statement: Doc, fields: readonly string[]): CommandBody {
  const body = new CommandBody({ [command]: 1, ...statement });
  body.allow(fields);
  return body;
}
