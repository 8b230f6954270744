import { RadioCards, registerSheet, type RadioOption } from '@home-move/ui';
import { BrandFields, type BrandFieldsProps } from '../brand/brand-fields';
import { portalModes, portalThemes, type PortalMode, type PortalTheme } from '../embedding/portal-options';
import { Segments } from '../segments/segments';
import { ModePicture } from './mode-picture';
import sheet, * as styles from './options.module.css';
import { optionsTexts as texts } from './options.texts';

registerSheet(sheet);

export interface OptionsProps extends BrandFieldsProps {
  readonly mode: PortalMode;
  readonly onMode: (mode: PortalMode) => void;
  readonly theme: PortalTheme;
  readonly onTheme: (theme: PortalTheme) => void;
}

const modes: readonly RadioOption<PortalMode>[] = portalModes.map((mode) => ({
  value: mode,
  label: (
    <span className={styles.mode}>
      {texts.modes[mode].label}
      <ModePicture mode={mode} />
    </span>
  ),
  small: texts.modes[mode].small,
}));
const themes = portalThemes.map((theme) => ({ value: theme, label: texts.themes[theme] }));

/** Brand, place and colours of the portal. */
export function Options({ mode, onMode, theme, onTheme, ...brand }: OptionsProps) {
  const { branding } = brand.found;
  const hint = branding && !branding.darkMode ? texts.lightOnly(branding.name) : texts.coloursHint;
  return (
    <section aria-label={texts.title} className={styles.options}>
      <BrandFields {...brand} />
      <RadioCards legend={texts.mode} options={modes} value={mode} onChange={onMode} compact />
      <Segments legend={texts.colours} options={themes} value={theme} onChange={onTheme} hint={hint} />
    </section>
  );
}
