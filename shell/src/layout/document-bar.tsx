import { markOf, type Branding } from '@home-move/contract';

/** The bar of the document (start.css) again, until the header's chunk has arrived: the brand's name in the header's place. */
export function DocumentBar({ branding: { name, logo } }: { readonly branding: Branding }) {
  const mark = markOf(logo);
  return (
    <div className="hm-start" data-mark={mark}>
      {mark && <span>{name}</span>}
    </div>
  );
}
