import { EmptyState, FailedPanel, Notice, Page, registerSheet, SectionSpinner, useRuntime } from '@home-move/ui';
import { useState } from 'react';
import { nameOf, useBrand, type FoundBrand } from '../brand/brand.queries';
import type { PortalMode, PortalOrigins, PortalTheme } from '../embedding/portal-options';
import { Options } from '../options/options';
import { Preview } from '../preview/preview';
import { SiteCheck } from '../site-check/site-check';
import { Snippet } from '../snippet/snippet';
import { Guides } from './guides';
import sheet, * as styles from './partners.module.css';
import { partnersTexts as texts } from './partners.texts';
import { Promises } from './promises';

registerSheet(sheet);

interface ResultProps {
  readonly found: FoundBrand;
  readonly mode: PortalMode;
  readonly theme: PortalTheme;
  readonly origins: PortalOrigins;
}

/** Preview and snippet of the chosen brand. Without one they are hidden, and keep the device and the kind of website. */
function Result({ found: { branding, isArchived, isLoading }, mode, theme, origins }: ResultProps) {
  const shown = isArchived ? undefined : branding;
  const [lastShown, setLastShown] = useState(shown);
  if (shown && shown !== lastShown) setLastShown(shown);
  const options = lastShown && { branding: lastShown, mode, theme };
  return (
    <div>
      {isLoading && <SectionSpinner label={texts.loading} />}
      {!isLoading && !branding && (
        <EmptyState title={texts.noBrand.title} level={2}>
          {texts.noBrand.text}
        </EmptyState>
      )}
      {branding && isArchived && <Notice kind="warning">{texts.archived(branding.name)}</Notice>}
      {options && (
        <div hidden={!shown}>
          <Preview options={options} origins={origins} />
          <Snippet options={options} origins={origins} />
        </div>
      )}
    </div>
  );
}

function Tools({ origins }: { readonly origins: PortalOrigins }) {
  const { brand } = useRuntime();
  const [name, setName] = useState(() => nameOf(brand));
  const [mode, setMode] = useState<PortalMode>('inline');
  const [theme, setTheme] = useState<PortalTheme>('light');
  const found = useBrand(name);
  const { branding } = found;
  return (
    <>
      <div className={styles.tools}>
        <Options
          name={name}
          found={found}
          onChoose={setName}
          portal={origins.portal}
          mode={mode}
          onMode={setMode}
          theme={theme}
          onTheme={setTheme}
        />
        <Result found={found} mode={mode} theme={theme} origins={origins} />
      </div>
      <div className={styles.ruled}>
        <SiteCheck branding={branding} origins={origins} />
      </div>
      <Promises />
      <Guides origins={origins} brand={branding?.urlRoute ?? brand.urlRoute} />
    </>
  );
}

/**
 * The page for web developers of partners: how the portal looks in their page, the snippet, and a check of their page. It
 * needs no log-in, and contains only public information.
 */
export function PartnersPage() {
  const { brand, config } = useRuntime();
  const { assetsOrigin } = config;
  return (
    <Page title={texts.title(brand.name)} brandName={brand.name} lede={texts.lede} width="full">
      {assetsOrigin === null ? (
        <FailedPanel title={texts.noAddresses.title} onRetry={() => window.location.reload()}>
          {texts.noAddresses.text}
        </FailedPanel>
      ) : (
        <Tools origins={{ portal: window.location.origin, assets: assetsOrigin }} />
      )}
    </Page>
  );
}
