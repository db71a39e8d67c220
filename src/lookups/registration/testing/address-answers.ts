import { day, type WhoisAnswer } from './whois-answer.ts';

/** The five registries of addresses. */
export const addressAnswers: WhoisAnswer[] = [
  {
    registry: 'RIPE NCC',
    asked: '192.0.2.77',
    text: `% This is the RIPE Database query service.
% The objects are in RPSL format.

% Information related to '192.0.2.0 - 192.0.2.255'

% Abuse contact for '192.0.2.0 - 192.0.2.255' is 'abuse@example.net'

inetnum:        192.0.2.0 - 192.0.2.255
netname:        EXAMPLE-NET
country:        DE
org:            ORG-EXA1-RIPE
admin-c:        EX1-RIPE
status:         ASSIGNED PA
mnt-by:         EXAMPLE-MNT
created:        2003-03-04T10:11:12Z
last-modified:  2025-02-03T10:11:12Z
source:         RIPE

organisation:   ORG-EXA1-RIPE
org-name:       Beispiel Netze GmbH
country:        AT
created:        2001-01-01T00:00:00Z
last-modified:  2026-01-01T00:00:00Z

person:         Somebody
nic-hdl:        EX1-RIPE

% Information related to '192.0.2.0/24AS64496'

route:          192.0.2.0/24
descr:          Somebody Else
created:        1999-01-01T00:00:00Z
`,
    expected: {
      network: '192.0.2.0/24',
      createdAt: '2003-03-04T10:11:12.000Z',
      updatedAt: '2025-02-03T10:11:12.000Z',
      statuses: ['assigned pa'],
      organisation: 'Beispiel Netze GmbH',
      country: 'DE',
      abuseEmail: 'abuse@example.net',
      registrar: null,
      nameServers: [],
    },
  },
  {
    registry: 'ARIN, with the blocks around it',
    asked: '198.51.100.9',
    text: `#
# ARIN WHOIS data and services are subject to the Terms of Use
#

# start

NetRange:       198.51.0.0 - 198.51.255.255
CIDR:           198.51.0.0/16
NetName:        CARRIER
Organization:   Example Carrier Inc. (EXAMP-1)
RegDate:        1993-05-01
Updated:        2021-05-26

OrgName:        Example Carrier Inc.
OrgId:          EXAMP-1
Country:        US

# end

# start

NetRange:       198.51.100.0 - 198.51.100.127
CIDR:           198.51.100.0/25
NetName:        CUSTOMER
Parent:         CARRIER (NET-198-51-0-0-1)
NetType:        Reassigned
Organization:   Example Customer LLC (EXAMP-22)
RegDate:        2003-03-04
Updated:        2025-02-03

OrgName:        Example Customer LLC
OrgId:          EXAMP-22
Country:        CA
RegDate:        1999-01-01

OrgAbuseHandle: ABUSE22-ARIN
OrgAbuseEmail:  abuse@customer.example

# end
`,
    expected: {
      network: '198.51.100.0/25',
      createdAt: day('2003-03-04'),
      updatedAt: day('2025-02-03'),
      organisation: 'Example Customer LLC',
      country: 'CA',
      abuseEmail: 'abuse@customer.example',
    },
  },
  {
    registry: 'APNIC',
    asked: '2001:db8::53',
    text: `% [whois.apnic.net]
% Abuse contact for '2001:db8::/32' is 'abuse@example.net'

inet6num:       2001:db8::/32
netname:        EXAMPLE-AP
descr:          Example Pacific Limited
descr:          Level 1
country:        NZ
admin-c:        EX1-AP
mnt-irt:        IRT-EXAMPLE-NZ
status:         ALLOCATED PORTABLE
last-modified:  2025-02-03T10:11:12Z
source:         APNIC

irt:            IRT-EXAMPLE-NZ
abuse-mailbox:  abuse@example.net
country:        AU
`,
    expected: {
      network: '2001:db8::/32',
      createdAt: null,
      updatedAt: '2025-02-03T10:11:12.000Z',
      organisation: 'Example Pacific Limited',
      country: 'NZ',
      abuseEmail: 'abuse@example.net',
    },
  },
  {
    registry: 'LACNIC',
    asked: '203.0.113.5',
    text: `% Joint Whois - whois.lacnic.net
%  This server accepts single ASN, IPv4 or IPv6 queries

inetnum:     203.0.113/24
status:      allocated
aut-num:     N/A
owner:       Ejemplo Redes S.A.
ownerid:     UY-EJRE-LACNIC
responsible: Alguien
country:     UY
owner-c:     ALG
inetrev:     203.0.113/24
nserver:     ns1.example.uy
nsstat:      20261115 AA
created:     20030304
changed:     20250203

nic-hdl:     ALG
person:      Alguien
created:     19990101
`,
    expected: {
      network: '203.0.113.0/24',
      createdAt: day('2003-03-04'),
      updatedAt: day('2025-02-03'),
      organisation: 'Ejemplo Redes S.A.',
      country: 'UY',
      nameServers: [],
    },
  },
  {
    registry: 'AFRINIC, a block that is no power of two',
    asked: '192.0.2.5',
    text: `% This is the AfriNIC Whois server.

inetnum:        192.0.2.0 - 192.0.2.95
netname:        EXAMPLE-AF
descr:          Example Nairobi
country:        KE
org:            ORG-EN1-AFRINIC
status:         ASSIGNED PA
source:         AFRINIC

organisation:   ORG-EN1-AFRINIC
org-name:       Example Nairobi Limited
country:        TZ
`,
    expected: { network: '192.0.2.0 - 192.0.2.95', organisation: 'Example Nairobi Limited' },
  },
  {
    registry: 'RIPE NCC, an AS number',
    asked: 'AS64496',
    text: `as-block:       AS64496 - AS64511
descr:          RIPE NCC ASN block

aut-num:        AS64496
as-name:        EXAMPLE-AS
org:            ORG-EXA1-RIPE
status:         ASSIGNED
created:        2003-03-04T10:11:12Z
source:         RIPE

organisation:   ORG-EXA1-RIPE
org-name:       Beispiel Netze GmbH
country:        AT
`,
    expected: {
      createdAt: '2003-03-04T10:11:12.000Z',
      organisation: 'Beispiel Netze GmbH',
      statuses: ['assigned'],
    },
  },
  {
    registry: 'ARIN, an AS number',
    asked: 'AS64500',
    text: `ASNumber:       64500
ASName:         EXAMPLE-AS
ASHandle:       AS64500
RegDate:        2003-03-04
Updated:        2025-02-03

OrgName:        Example Carrier Inc.
OrgId:          EXAMP-1
Country:        US
`,
    expected: { createdAt: day('2003-03-04'), organisation: 'Example Carrier Inc.', country: 'US' },
  },
];
