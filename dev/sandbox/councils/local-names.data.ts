/** Names in Welsh of the councils that the tables hold. Source: common knowledge; as of November 2026. */
export const WELSH_NAMES: Readonly<Record<string, string>> = {
  'Cardiff Council': 'Cyngor Caerdydd',
  'Conwy County Borough Council': 'Cyngor Bwrdeistref Sirol Conwy',
  'Newport City Council': 'Cyngor Dinas Casnewydd',
  'Powys County Council': 'Cyngor Sir Powys',
  'Swansea Council': 'Cyngor Abertawe',
};
