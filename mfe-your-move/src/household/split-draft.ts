import {
  roomSizeSchema,
  shareSchema,
  splitSchema,
  type HouseholdSplit,
  type Split,
  type SplitForm,
  type SplitKind,
} from '@home-move/contract';

/** The typed values of each kind of split, by the id of the person. */
export interface SplitDraft {
  readonly kind: SplitKind;
  readonly room: Readonly<Record<string, string>>;
  readonly share: Readonly<Record<string, string>>;
}

const noSplit: Split = { kind: 'person', weights: [] };

/** The form of a stored split; without one, everyone pays the same. */
export function draftOf(split: Split | null): SplitDraft {
  const { kind, weights } = split ?? noSplit;
  const typed = Object.fromEntries(weights.map(({ personId, weight }) => [personId, String(weight)]));
  return { kind, room: kind === 'room' ? typed : {}, share: kind === 'share' ? typed : {} };
}

/** Identifies what a draft is based on: the split without its agreements. */
export const basisOf = (split: HouseholdSplit | null): string =>
  JSON.stringify(split && [split.kind, split.weights.map(({ personId, weight }) => [personId, weight])]);

export interface ParsedDraft {
  /** Null if something is missing or wrong. */
  readonly split: SplitForm | null;
  /** By the id of the person; '' of the whole split. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Checks a draft for these people; the messages are the ones of the API. [ROOM-12] */
export function parseDraft(
  { kind, room, share }: SplitDraft,
  personIds: readonly string[],
  version: number,
): ParsedDraft {
  if (kind === 'person') return { split: { version, kind, weights: [] }, errors: {} };
  const typed = kind === 'room' ? room : share;
  const schema = kind === 'room' ? roomSizeSchema : shareSchema;
  const errors: Record<string, string> = {};
  for (const id of personIds) {
    const [issue] = schema.safeParse(typed[id] ?? '').error?.issues ?? [];
    if (issue) errors[id] = issue.message;
  }
  if (Object.keys(errors).length > 0) return { split: null, errors };
  const weights = personIds.map((personId) => ({ personId, weight: typed[personId] }));
  const parsed = splitSchema.safeParse({ version, kind, weights });
  if (parsed.success) return { split: parsed.data, errors };
  return { split: null, errors: { '': parsed.error.issues[0]?.message ?? '' } };
}
