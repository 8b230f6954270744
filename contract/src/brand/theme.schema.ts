import * as z from 'zod/mini';
import { normaliseWith } from '../form/form-values';
import { toSingleLine } from '../form/normalise-text';
import { recordOf } from '../record/record-of';
import { markOf } from './brand';
import { isPictureName, paletteRoles, themeCorners, themeDepths, themeFonts, type ThemeData } from './theme';
import { themeMessages as messages } from './theme.messages';

/** Colours as designers copy them: in upper or lower case, with or without #. */
const normalisedColour = normaliseWith((text) =>
  toSingleLine(text)
    .toLowerCase()
    .replace(/^(?=[0-9a-f]{6}$)/, '#'),
);

const colour = z.pipe(normalisedColour, z.string(messages.colour).check(z.regex(/^#[0-9a-f]{6}$/, messages.colour)));
const colours = recordOf(paletteRoles, () => z.optional(colour));

const picture = z.string(messages.picture).check(z.refine(isPictureName, messages.picture));
const mark = z
  .string(messages.mark)
  .check(z.refine((name) => markOf(name) !== undefined || isPictureName(name), messages.mark));

/** A brand's look as an operator gives it. Corners, font and depth default to Home Move's. */
export const themeSchema: z.ZodMiniType<ThemeData> = z
  .strictObject(
    {
      light: z.strictObject({ ...colours, accent: colour, surface: colour }, messages.light),
      dark: z._default(z.strictObject(colours, messages.dark), {}),
      corners: z._default(z.enum(themeCorners, messages.corners), 'rounded'),
      font: z._default(z.enum(themeFonts, messages.font), 'figtree'),
      depth: z._default(z.enum(themeDepths, messages.depth), 'shadows'),
      logo: z._default(z.nullable(picture), null),
      darkLogo: z._default(z.nullable(picture), null),
      mark: z._default(z.nullable(mark), null),
    },
    messages.theme,
  )
  .check(
    z.refine(({ logo, darkLogo }) => logo !== null || darkLogo === null, {
      path: ['darkLogo'],
      message: messages.darkLogo,
    }),
  );
