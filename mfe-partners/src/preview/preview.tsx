import { themeModes, type ThemeMode } from '@home-move/contract';
import {
  Button,
  Heading,
  Notice,
  registerSheet,
  Row,
  screens,
  SmartphoneIcon,
  Stack,
  Text,
  TextLink,
  useRuntime,
} from '@home-move/ui';
import { useId, useState, type ReactNode } from 'react';
import { hostedPage, previewPath, type PortalOptions, type PortalOrigins } from '../embedding/portal-options';
import { DesktopIcon, MoonIcon, SunIcon } from '../icons/icons';
import { Segments } from '../segments/segments';
import { devices, type Device } from './device';
import sheet, * as styles from './preview.module.css';
import { previewTexts as texts } from './preview.texts';
import { Stage } from './stage';

registerSheet(sheet);

export interface PreviewProps {
  readonly options: PortalOptions;
  readonly origins: PortalOrigins;
}

const deviceIcons: Readonly<Record<Device, ReactNode>> = {
  desktop: <DesktopIcon size={18} />,
  phone: <SmartphoneIcon size={18} />,
};
const schemeIcons: Readonly<Record<ThemeMode, ReactNode>> = {
  light: <SunIcon size={18} />,
  dark: <MoonIcon size={18} />,
};
const withIcon = (icon: ReactNode, label: string) => (
  <>
    {icon}
    {label}
  </>
);
const deviceOptions = devices.map((device) => ({
  value: device,
  label: withIcon(deviceIcons[device], texts.devices[device]),
}));
const schemeOptions = themeModes.map((scheme) => ({
  value: scheme,
  label: withIcon(schemeIcons[scheme], texts.schemes[scheme]),
}));

/** Phones show the phone first. */
function initialDevice(): Device {
  return window.matchMedia(`(max-width: ${screens.small - 0.02}px)`).matches ? 'phone' : 'desktop';
}

/** The portal as a partner's visitors see it, on a desktop or a phone, in light or dark mode. */
export function Preview({ options, origins }: PreviewProps) {
  const title = useId();
  const runtime = useRuntime();
  const [device, setDevice] = useState(initialDevice);
  const [scheme, setScheme] = useState<ThemeMode>(runtime.theme.mode);
  const [attempt, setAttempt] = useState(0);
  const [failedLoad, setFailedLoad] = useState<string | null>(null);
  const { branding, mode } = options;
  const src = previewPath(options, scheme);
  // The mode is part of it, because another mode loads the portal again.
  const currentLoad = `${attempt} ${mode} ${src}`;
  return (
    <section aria-labelledby={title}>
      <Heading id={title}>{texts.title}</Heading>
      <div className={styles.choices}>
        <Segments legend={texts.screen} hidesLegend options={deviceOptions} value={device} onChange={setDevice} />
        <Segments legend={texts.colours} hidesLegend options={schemeOptions} value={scheme} onChange={setScheme} />
      </div>
      <Stage
        options={options}
        device={device}
        scheme={scheme}
        src={src}
        attempt={attempt}
        onFailed={() => setFailedLoad(currentLoad)}
      />
      <Stack gap={2} className={styles.below}>
        {failedLoad === currentLoad && (
          <Notice kind="error">
            <Row>
              {texts.failed}
              <Button size="small" onClick={() => setAttempt(attempt + 1)}>
                {texts.tryAgain}
              </Button>
            </Row>
          </Notice>
        )}
        <Text size="sm" muted>
          {texts.caption(branding.name, mode, device)}{' '}
          <TextLink href={hostedPage(origins, branding)} external>
            {texts.open}
          </TextLink>
        </Text>
      </Stack>
    </section>
  );
}
