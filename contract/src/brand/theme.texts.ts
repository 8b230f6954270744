import { minContrast } from './contrast-pairs';
import type { Lift } from './lifted-theme';
import { lightnessOf } from './oklab';
import type { PaletteRole } from './theme';

/** The name of each colour, for operators. */
export const paletteLabels: Readonly<Record<PaletteRole, string>> = {
  surface: 'Page background',
  raised: 'Cards and fields',
  sunken: 'Footer and tags',
  text: 'Text',
  muted: 'Hints',
  line: 'Thin lines',
  lineStrong: 'Edges of fields',
  accent: 'Accent',
  accentHover: 'Accent under the pointer',
  accentContrast: 'Text of buttons',
  accentSoft: 'Selected background',
  accentInk: 'Links',
  spark: 'Spark',
  sparkSoft: 'Background of offers',
  home: 'House',
  homeRoof: 'Roof of the house',
  homeInk: 'Outlines of the house',
  header: 'Header',
  headerText: 'Text of the header',
  headerLine: 'Line below the header',
  focus: 'Focus ring',
  chart1: 'Chart colour 1',
  chart2: 'Chart colour 2',
  chart3: 'Chart colour 3',
  chart4: 'Chart colour 4',
};

/** One sentence on a lift: "Accent darkened from #5FA8D3 to #337DA6 so that text is readable." */
export function liftText({ mode, role, from, to, min }: Lift): string {
  const label = mode === 'dark' ? `${paletteLabels[role]} (dark mode)` : paletteLabels[role];
  const change = lightnessOf(to) < lightnessOf(from) ? 'darkened' : 'lightened';
  const reason = min === minContrast.edge ? 'shapes are visible' : 'text is readable';
  return `${label} ${change} from ${from.toUpperCase()} to ${to.toUpperCase()} so that ${reason}.`;
}
