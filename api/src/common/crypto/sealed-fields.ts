import { Injectable } from '@nestjs/common';

/** Where documents of a collection have a sealed value, or a list of them. */
export interface SealedField {
  readonly collection: string;
  /** Dotted: `application.tries`. */
  readonly path: string;
  /** The purpose that the field of the document with this id is sealed under. */
  readonly purpose: (id: string) => string;
}

/**
 * The sealed values of all modules, which a change of FIELD_KEY seals again. Every module registers its own; a test fails for
 * a sealed field of a schema that is not registered.
 */
@Injectable()
export class SealedFields {
  private readonly fields = new Map<string, SealedField>();

  /** Registers a field; again for the same one changes nothing. */
  register(collection: string, path: string, purpose: SealedField['purpose']): void {
    this.fields.set(`${collection} ${path}`, { collection, path, purpose });
  }

  get all(): readonly SealedField[] {
    return [...this.fields.values()];
  }
}
