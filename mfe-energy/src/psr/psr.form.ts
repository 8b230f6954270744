import {
  emptyDate,
  isEmptyDate,
  noPsrConsents,
  psrConditions,
  psrMessages,
  psrRequestSchema,
  toDateParts,
  toIsoDate,
  type DateParts,
  type PsrAnswers,
  type PsrCondition,
  type PsrConditionId,
  type PsrConsents,
  type PsrDetail,
  type PsrRequest,
  type SpecialCommsPreference,
} from '@home-move/contract';
import { schemaResult } from '@home-move/ui';
import type { Control, FieldErrors, Resolver } from 'react-hook-form';

interface ConditionForm {
  chosen: boolean;
  /** Code of the language; '' before a choice. */
  language: string;
  until: DateParts;
}

/** Values of the form's fields. Health answers: held in memory only, never stored in the browser. */
export interface PsrForm {
  needsHelp: boolean | undefined;
  /** Also carries the error of an empty selection. */
  search: string;
  psrOptions: Record<PsrConditionId, ConditionForm> & { specialCommsPreferences: SpecialCommsPreference };
  consents: { -readonly [Recipient in keyof PsrConsents]: boolean };
}

export type PsrControl = Control<PsrForm, unknown, PsrRequest>;
export type Condition = PsrCondition & { readonly id: PsrConditionId };

/** The saved answers. An agent, who cannot read them, starts with none. */
export function psrDefaults({ answered, psrOptions, consents }: PsrAnswers): PsrForm {
  const conditions = psrConditions.map(({ id }): [PsrConditionId, ConditionForm] => {
    const detail = psrOptions?.[id];
    const until = detail?.until === undefined ? emptyDate : toDateParts(detail.until);
    return [id, { chosen: detail !== undefined, language: detail?.language ?? '', until }];
  });
  return {
    needsHelp: answered && psrOptions !== undefined ? psrOptions !== null : undefined,
    search: '',
    psrOptions: {
      ...(Object.fromEntries(conditions) as Record<PsrConditionId, ConditionForm>),
      specialCommsPreferences: psrOptions?.specialCommsPreferences ?? 'NONE',
    },
    consents: { ...noPsrConsents, ...consents },
  };
}

function toDetail({ language, until }: ConditionForm, asks: PsrCondition['asks']): PsrDetail {
  if (asks === 'language') return { language };
  // A date that does not exist keeps a text, which the schema rejects.
  if (asks === 'until') return { until: isEmptyDate(until) ? '' : (toIsoDate(until) ?? 'impossible') };
  return {};
}

/** The answers as they are sent: null for No. [PSR-07] */
export function toPsrRequest({ needsHelp, psrOptions, consents }: PsrForm): PsrRequest {
  if (!needsHelp) return { psrOptions: null, consents: noPsrConsents };
  const chosen = psrConditions
    .filter(({ id }) => psrOptions[id].chosen)
    .map((condition: PsrCondition & { id: PsrConditionId }) => [
      condition.id,
      toDetail(psrOptions[condition.id], condition.asks),
    ]);
  const { specialCommsPreferences } = psrOptions;
  return { psrOptions: { ...Object.fromEntries(chosen), specialCommsPreferences }, consents };
}

/** Errors of a whole group are shown at its first field: the search for the conditions, the first consent. */
function placeGroupErrors({ psrOptions, consents, ...errors }: FieldErrors<PsrForm>): FieldErrors<PsrForm> {
  const isOfGroup = psrOptions?.type !== undefined;
  return {
    ...errors,
    ...(psrOptions && (isOfGroup ? { search: { type: 'rule', message: String(psrOptions.message) } } : { psrOptions })),
    ...(consents && { consents: { supplier: { type: 'rule', message: String(consents.message) } } }),
  };
}

/** The contract's rules, once the question is answered. [PSR-10 to PSR-13] */
export function psrResolver(today: string): Resolver<PsrForm, unknown, PsrRequest> {
  const schema = psrRequestSchema({ today });
  return (values) => {
    if (values.needsHelp === undefined)
      return { values: {}, errors: { needsHelp: { type: 'rule', message: psrMessages.needsHelp } } };
    const result = schemaResult<PsrForm, PsrRequest>(schema.safeParse(toPsrRequest(values)));
    return Object.keys(result.errors).length === 0 ? result : { values: {}, errors: placeGroupErrors(result.errors) };
  };
}
