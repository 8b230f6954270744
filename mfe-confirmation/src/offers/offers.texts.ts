import { formatList } from '@home-move/contract';

/** Texts of the offers page and of the banner that leads to it. The banner's title and button are the specification's. [CONF-10, CONF-11] */
export const offersTexts = {
  heading: 'Offers for your move',
  lede: 'These companies pay to be shown here. We may earn commission if you buy from them.',
  advertisement: 'Advertisement',
  visit: (title: string) => `Go to ${title}`,
  loading: 'Loading offers',
  none: 'There are no offers at the moment',
  finish: 'Back to your summary',
  banner: {
    title: 'Discover more offers',
    /** The categories as their headings name them: "Insurance, Removals and Storage". */
    text: (categories: readonly string[]) => {
      const [first = '', ...rest] = categories;
      const names = formatList([first, ...rest.map((category) => category.toLowerCase())]);
      return `${names} from companies we work with. We may earn commission.`;
    },
    seeMore: 'See more offers',
    logos: 'Companies with offers',
  },
} as const;
