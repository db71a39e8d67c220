export const deviceCategories = ['security', 'networking'] as const;
export type DeviceCategory = (typeof deviceCategories)[number];

export const severityFilters = ['all', 'critical', 'high', 'kev'] as const;
export type SeverityFilter = (typeof severityFilters)[number];

/** Section 9 of the specification, word for word: the vendors of each category and what they make. */
const offered = {
  security: {
    Cisco: ['ASA', 'ISE', 'FTD', 'Firepower'],
    'Cisco Meraki': ['MX Series', 'MS Series', 'MR Series'],
    'Palo Alto Networks': ['PAN-OS', 'GlobalProtect', 'Prisma', 'Expedition'],
    Fortinet: ['FortiGate', 'FortiOS', 'FortiWeb', 'FortiProxy'],
    'Juniper Networks': ['SRX Series', 'Junos OS'],
    'Check Point': ['Gaia OS', 'SmartConsole'],
    Sophos: ['XG Firewall', 'UTM'],
    SonicWall: ['NSA Series', 'TZ Series'],
  },
  networking: {
    Cisco: ['IOS', 'IOS-XE', 'NX-OS', 'ISR'],
    'Cisco Meraki': ['MR', 'MS', 'MX'],
    Juniper: ['Junos OS', 'EX Series', 'QFX Series'],
    Fortinet: ['FortiSwitch', 'FortiAP'],
    Aruba: ['ArubaOS', 'Instant', 'ClearPass'],
    Ubiquiti: ['UniFi', 'EdgeRouter', 'AirMax'],
    MikroTik: ['RouterOS', 'SwOS'],
  },
} as const satisfies Record<DeviceCategory, Record<string, readonly string[]>>;
export const deviceVendors: Record<DeviceCategory, Record<string, readonly string[]>> = offered;

type Offered = typeof offered;
type NamesIn<Category extends DeviceCategory, Vendor> = Vendor extends keyof Offered[Category]
  ? Offered[Category][Vendor]
  : never;
export type DeviceVendor = { [Category in DeviceCategory]: keyof Offered[Category] }[DeviceCategory];
/** The products of a vendor in either category. */
export type DeviceProduct<Vendor extends DeviceVendor> = (
  | NamesIn<'security', Vendor>
  | NamesIn<'networking', Vendor>
)[number];

export const allProducts = 'All Products';
