/** An sRGB colour as #rrggbb in lower case. */
export type Colour = string;

/** Red, green and blue as amounts of light, from 0 to 1. */
export type LinearChannels = readonly [red: number, green: number, blue: number];

/** The amounts of light of a colour. */
export function linearChannels(colour: Colour): LinearChannels {
  const light = (start: number) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  };
  return [light(1), light(3), light(5)];
}

/** The colour of the given amounts of light, each limited to the range of sRGB. */
export function colourOfLight(channels: LinearChannels): Colour {
  const digits = channels.map((light) => {
    const limited = Math.min(1, Math.max(0, light));
    const channel = limited <= 0.0031308 ? limited * 12.92 : 1.055 * limited ** (1 / 2.4) - 0.055;
    return Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

/** Relative luminance as WCAG 2.2 defines it: 0 for black, 1 for white. */
function relativeLuminance(colour: Colour): number {
  const [red, green, blue] = linearChannels(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours as WCAG 2.2 defines it, from 1 to 21. */
export function contrastRatio(one: Colour, other: Colour): number {
  const luminances = [relativeLuminance(one), relativeLuminance(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}
