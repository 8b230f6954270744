/** Groups of conditions, in the order in which the page shows them. */
export const psrGroups = {
  equipment: 'Equipment',
  senses: 'Sight, hearing, speech and smell',
  mobility: 'Mobility',
  mind: 'Mental health and memory',
  health: 'Health',
  home: 'People at home',
  language: 'Language',
  temporary: 'For a while',
} as const;
export type PsrGroup = keyof typeof psrGroups;

/** A need that the priority services register records. */
export interface PsrCondition {
  /** Key of the selection. [PSR-08] */
  readonly id: string;
  /** The industry's needs code, which suppliers, network operators and water companies exchange. */
  readonly code: number;
  readonly name: string;
  readonly hint: string;
  readonly group: PsrGroup;
  /** Other words that people search for. */
  readonly synonyms: string;
  /** What the mover adds to it. Temporary needs have an until date. [PSR-08, PSR-11, PSR-13] */
  readonly asks?: 'language' | 'until';
}

/** The active needs codes; 31 is inactive. Codes 32 to 34 are temporary. [PSR-03] */
export const psrConditions = [
  {
    id: 'nebuliser',
    code: 1,
    name: 'Nebuliser or apnoea monitor',
    hint: 'A machine for breathing in medicine, or one that watches breathing',
    group: 'equipment',
    synonyms: 'asthma inhaler cpap sleep apnea baby alarm lungs copd',
  },
  {
    id: 'heartLungVentilator',
    code: 2,
    name: 'Heart, lung or ventilator machine',
    hint: 'A machine that keeps the heart or breathing going',
    group: 'equipment',
    synonyms: 'life support cardiac pump respirator',
  },
  {
    id: 'dialysisFeedingPump',
    code: 3,
    name: 'Dialysis, feeding pump or automated medication',
    hint: 'Treatment or food from a machine at home',
    group: 'equipment',
    synonyms: 'kidney renal tube peg syringe driver insulin pump',
  },
  {
    id: 'oxygenConcentrator',
    code: 4,
    name: 'Oxygen concentrator',
    hint: 'A plugged-in machine that makes oxygen',
    group: 'equipment',
    synonyms: 'o2 breathing lungs copd',
  },
  {
    id: 'liftHoistBed',
    code: 12,
    name: 'Stair lift, hoist or electric bed',
    hint: 'Equipment that helps someone move or be moved',
    group: 'equipment',
    synonyms: 'stairlift wheelchair riser recliner pressure mattress profiling',
  },
  {
    id: 'medicallyDependentWashing',
    code: 23,
    name: 'Medically dependent on showering or bathing',
    hint: 'A condition that needs frequent washing with warm water',
    group: 'equipment',
    synonyms: 'shower bath wash skin eczema hot incontinence',
  },
  {
    id: 'careline',
    code: 24,
    name: 'Careline or telecare alarm',
    hint: 'An alarm that calls for help through a phone line or socket',
    group: 'equipment',
    synonyms: 'pendant lifeline fall button emergency',
  },
  {
    id: 'medicineRefrigeration',
    code: 25,
    name: 'Medicine refrigeration',
    hint: 'Medicine that must be kept cold, for example insulin',
    group: 'equipment',
    synonyms: 'fridge refrigerator freezer diabetes diabetic drugs',
  },
  {
    id: 'oxygenUse',
    code: 26,
    name: 'Oxygen use',
    hint: 'Oxygen from cylinders or a portable device',
    group: 'equipment',
    synonyms: 'o2 tank bottle breathing lungs copd',
  },
  {
    id: 'waterDependent',
    code: 37,
    name: 'Water dependent',
    hint: 'Treatment or a condition that needs a constant supply of water',
    group: 'equipment',
    synonyms: 'dialysis kidney stoma drinking crohn',
  },
  {
    id: 'blind',
    code: 8,
    name: 'Blind',
    hint: 'Registered blind, or with no useful sight',
    group: 'senses',
    synonyms: 'eyes sight vision severely impaired guide dog',
  },
  {
    id: 'partiallySighted',
    code: 9,
    name: 'Partially sighted',
    hint: 'Sight that glasses do not correct',
    group: 'senses',
    synonyms: 'eyes vision impaired macular glaucoma cataract visually',
  },
  {
    id: 'smellTaste',
    code: 27,
    name: 'Poor sense of smell or taste',
    hint: 'Someone who may not notice a gas leak',
    group: 'senses',
    synonyms: 'nose anosmia',
  },
  {
    id: 'hearingImpairment',
    code: 35,
    name: 'Hearing impairment, including Deaf',
    hint: 'Someone who finds phone calls difficult or uses sign language',
    group: 'senses',
    synonyms: 'ears hard of aid bsl tinnitus',
  },
  {
    id: 'speechImpairment',
    code: 36,
    name: 'Speech impairment',
    hint: 'Someone who finds speaking on the phone difficult',
    group: 'senses',
    synonyms: 'stammer stutter aphasia voice mute talking',
  },
  {
    id: 'physicalImpairment',
    code: 15,
    name: 'Physical impairment',
    hint: 'A condition that makes moving about difficult',
    group: 'mobility',
    synonyms: 'disability disabled wheelchair walking arthritis mobility ms paralysis stroke',
  },
  {
    id: 'answeringDoor',
    code: 19,
    name: 'Unable to answer the door',
    hint: 'Someone who needs more time, or cannot get to the door',
    group: 'mobility',
    synonyms: 'slow visitor bedbound housebound',
  },
  {
    id: 'handMovement',
    code: 28,
    name: 'Restricted hand movement',
    hint: 'Someone who finds switches, buttons or meters hard to use',
    group: 'mobility',
    synonyms: 'fingers grip arthritis dexterity tremor parkinson',
  },
  {
    id: 'developmentalCondition',
    code: 18,
    name: 'Developmental condition',
    hint: 'For example autism or a learning disability',
    group: 'mind',
    synonyms: 'autistic adhd asperger down syndrome dyslexia neurodivergent',
  },
  {
    id: 'dementia',
    code: 20,
    name: 'Dementia or cognitive impairment',
    hint: 'Trouble with memory or understanding',
    group: 'mind',
    synonyms: 'alzheimer forgetful confusion brain injury stroke',
  },
  {
    id: 'mentalHealth',
    code: 30,
    name: 'Mental health',
    hint: 'For example depression or anxiety',
    group: 'mind',
    synonyms: 'bipolar panic ptsd schizophrenia psychosis stress depressed anxious',
  },
  {
    id: 'chronicIllness',
    code: 22,
    name: 'Chronic or serious illness',
    hint: 'A long illness, or one that is getting worse',
    group: 'health',
    synonyms: 'cancer epilepsy diabetes heart disease copd ms long-term terminal hiv sickle',
  },
  {
    id: 'pensionableAge',
    code: 14,
    name: 'Pensionable age',
    hint: 'Someone who has reached State Pension age',
    group: 'home',
    synonyms: 'old elderly older retired pensioner over 65 66',
  },
  {
    id: 'youngChildren',
    code: 29,
    name: 'Family with young children',
    hint: 'A baby, or a child of 5 or under',
    group: 'home',
    synonyms: 'baby newborn infant toddler pregnant pregnancy bottle steriliser kid',
  },
  {
    id: 'communicationInEnglish',
    code: 17,
    name: 'Unable to communicate in English',
    hint: 'Someone who needs another language, or sign language',
    group: 'language',
    synonyms: 'translate translator interpreter speak foreign bsl',
    asks: 'language',
  },
  {
    id: 'lifeChanges',
    code: 32,
    name: 'Life changes',
    hint: 'For example a bereavement, a new job or a separation',
    group: 'temporary',
    synonyms: 'death grief divorce redundancy unemployed temporary',
    asks: 'until',
  },
  {
    id: 'postHospitalRecovery',
    code: 33,
    name: 'Post-hospital recovery',
    hint: 'Getting better after an operation or a stay in hospital',
    group: 'temporary',
    synonyms: 'surgery operation injury broken temporary',
    asks: 'until',
  },
  {
    id: 'youngAdultHouseholder',
    code: 34,
    name: 'Young adult householder',
    hint: 'Someone under 18 who runs the home',
    group: 'temporary',
    synonyms: 'teenager care leaver young carer 16 17 temporary',
    asks: 'until',
  },
] as const satisfies readonly PsrCondition[];
export type PsrConditionId = (typeof psrConditions)[number]['id'];

const termsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Without the plural's ending: "fridges" finds "fridge". */
const stemOf = (term: string): string => (term.length > 3 ? term.replace(/s$/, '') : term);

const searchedTerms = ({ name, hint, group, synonyms }: PsrCondition): string[] =>
  termsOf([name, hint, psrGroups[group], synonyms].join(' '));

/** The conditions in which each typed word begins a word of name, hint, group or synonyms; all while nothing is typed. [PSR-05] */
export function searchConditions(typed: string): readonly (typeof psrConditions)[number][] {
  const stems = termsOf(typed).map(stemOf);
  return psrConditions.filter((condition) => {
    const terms = searchedTerms(condition);
    return stems.every((stem) => terms.some((term) => term.startsWith(stem)));
  });
}
