import { EnergyIcon } from '../../icons/icons';
import { Row } from '../stack/stack';
import { LogoTile, Tile } from './tile';

export const Both = () => (
  <Row>
    <Tile>
      <EnergyIcon size={24} />
    </Tile>
    <LogoTile name="Harbour" />
  </Row>
);
