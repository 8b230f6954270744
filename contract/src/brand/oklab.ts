import { colourOfLight, linearChannels, type Colour, type LinearChannels } from './colour';

/** Oklab of CSS Color 4: perceived lightness from 0 to 1, and two axes, whose angle is the hue and whose length is the chroma. */
interface Oklab {
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
}

function oklabOf(colour: Colour): Oklab {
  const [red, green, blue] = linearChannels(colour);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function linearChannelsOf({ lightness, a, b }: Oklab): LinearChannels {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Tolerates rounding: white is 1 in every channel only up to a few digits. */
const isDisplayable = (colour: Oklab) => linearChannelsOf(colour).every((light) => light > -0.00001 && light < 1.00001);

/** The perceived lightness of a colour: 0 for black, 1 for white. */
export function lightnessOf(colour: Colour): number {
  return oklabOf(colour).lightness;
}

/**
 * The colour of the same hue with another perceived lightness. Its chroma is limited to the colour's own, so that grey stays
 * grey, to `maxChroma`, and to the strongest that a screen can show.
 * @param lightness from 0 to 1
 */
export function toned(colour: Colour, lightness: number, maxChroma = Infinity): Colour {
  const { a, b } = oklabOf(colour);
  const scaled = (share: number): Oklab => ({ lightness, a: a * share, b: b * share });
  const wanted = Math.min(1, maxChroma / Math.hypot(a, b));
  return colourOfLight(linearChannelsOf(scaled(displayableShare(scaled, wanted))));
}

/** The greatest displayable share of a chroma, up to the wanted one, by bisection. */
function displayableShare(scaled: (share: number) => Oklab, wanted: number): number {
  if (isDisplayable(scaled(wanted))) return wanted;
  let [shown, tooStrong] = [0, wanted];
  for (let step = 0; step < 16; step += 1) {
    const share = (shown + tooStrong) / 2;
    if (isDisplayable(scaled(share))) shown = share;
    else tooStrong = share;
  }
  return shown;
}

const steps = 1000;
const lightnesses = Array.from({ length: steps + 1 }, (_, step) => step / steps);

/** The colour itself if it passes, otherwise the tone of the nearest lightness that passes; undefined if none does. */
export function nearestTone(colour: Colour, passes: (tone: Colour) => boolean): Colour | undefined {
  if (passes(colour)) return colour;
  const own = lightnessOf(colour);
  const lightness = lightnesses
    .toSorted((one, other) => Math.abs(one - own) - Math.abs(other - own))
    .find((candidate) => passes(toned(colour, candidate)));
  return lightness === undefined ? undefined : toned(colour, lightness);
}
