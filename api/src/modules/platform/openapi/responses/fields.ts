import * as z from 'zod';

/** A calendar day, yyyy-MM-dd. */
export const day = z.iso.date();
/** An ISO instant in UTC. */
export const instant = z.iso.datetime();
export const pence = z.int().describe('Whole pence');
export const text = z.string();
export const nullableText = text.nullable();
