import { Badge, RequiredTag, Tag, Tags } from './tag';

export const All = () => (
  <Tags>
    <Badge status="todo" />
    <Badge status="pending" />
    <Badge status="completed" />
    <Badge status="elsewhere" />
    <Tag>Paperless</Tag>
    <Tag tone="line">Required</Tag>
    <Tag tone="accent">From Glimmer</Tag>
    <Tag tone="spark">CHEAPEST OVERALL PRICE</Tag>
    <RequiredTag />
  </Tags>
);
