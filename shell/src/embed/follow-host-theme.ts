import type { Report } from '../runtime/telemetry';
import type { HostLink, ThemeReport } from './host-link';
import type { FrameBrand } from './host-theme';
import { hostThemeTexts } from './host-theme.texts';

type ApplyTokens = (tokens: unknown) => ThemeReport;

/** Applies the theme tokens of the host whenever they change. The code for it is fetched only by frames whose host sets some. */
export function followHostTheme(
  { themeTokens, reportTheme }: Pick<HostLink, 'themeTokens' | 'reportTheme'>,
  brand: FrameBrand,
  report: (failure: Report) => void,
  load: () => Promise<ApplyTokens> = () =>
    import(/* webpackChunkName: "host-theme" */ './host-theme').then(({ createHostTheme }) =>
      createHostTheme(document, brand),
    ),
): void {
  let loading: Promise<ApplyTokens> | null = null;
  themeTokens.subscribe(() => {
    loading ??= load();
    loading.then(
      // The latest tokens, because the host may have changed them while the chunk was loading.
      (apply) => reportTheme(apply(themeTokens.get())),
      (error: unknown) => {
        loading = null;
        report({ error, remote: 'shell', phase: 'host theme' });
        reportTheme({ hasSurface: false, notice: hostThemeTexts.failed });
      },
    );
  });
}
