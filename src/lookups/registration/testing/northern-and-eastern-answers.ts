// Long because it is a table: answers in the shapes of these registries.
import { day, type WhoisAnswer } from './whois-answer.ts';

export const northernAndEasternAnswers: WhoisAnswer[] = [
  {
    registry: '.cz',
    asked: 'example.cz',
    text: `%  (c) 2006-2026 CZ.NIC, z.s.p.o.
%
% Timestamp: Mon Nov 16 02:00:00 2026

domain:       example.cz
registrant:   PRIKLAD-ID
admin-c:      OSOBA
nsset:        NSS:PRIKLAD:1
registrar:    REG-PRIKLAD
status:       Sponsoring registrar change forbidden
registered:   04.03.2003 15:21:00
changed:      03.02.2025 10:11:12
expire:       04.03.2026

contact:      PRIKLAD-ID
org:          Příklad s.r.o.
name:         Někdo
address:      Praha
registrar:    REG-PRIKLAD
created:      10.08.2001 22:13:00
changed:      15.05.2018 21:32:00

nsset:        NSS:PRIKLAD:1
nserver:      ns1.example.cz (192.0.2.1, 2001:db8::1)
nserver:      ns2.example.cz
tech-c:       OSOBA
registrar:    REG-PRIKLAD
created:      02.10.2007 01:00:02

contact:      OSOBA
name:         Někdo Jiný
`,
    expected: {
      createdAt: '2003-03-04T15:21:00.000Z',
      updatedAt: '2025-02-03T10:11:12.000Z',
      expiresAt: day('2026-03-04'),
      statuses: ['sponsoring registrar change forbidden'],
      registrar: 'REG-PRIKLAD',
      organisation: 'Příklad s.r.o.',
      nameServers: ['ns1.example.cz', 'ns2.example.cz'],
    },
  },
  {
    registry: '.se and .nu',
    asked: 'example.se',
    text: `# Copyright (c) 1997- The Swedish Internet Foundation.
# All rights reserved.
# Result of search for registered domain names under
# the .se top level domain.

state:            active
domain:           example.se
holder:           exempl1234-00001
created:          2003-03-04
modified:         2025-02-03
expires:          2026-03-04
transferred:      2010-04-16
nserver:          ns1.example.se 192.0.2.1
nserver:          ns2.example.se
dnssec:           signed delegation
registry-lock:    unlocked
status:           ok
registrar:        Exempel AB
`,
    expected: {
      createdAt: day('2003-03-04'),
      updatedAt: day('2025-02-03'),
      expiresAt: day('2026-03-04'),
      statuses: ['active', 'ok'],
      registrar: 'Exempel AB',
      organisation: null,
      nameServers: ['ns1.example.se', 'ns2.example.se'],
      isSigned: true,
    },
  },
  {
    registry: '.no',
    asked: 'example.no',
    text: `% By looking up information in the domain registration directory
% service, you confirm that you accept the terms and conditions.

Domain Information

NORID Handle...............: EXA1234D-NORID
Domain Name................: example.no
Domain Holder Handle.......: EAS12O-NORID
Registrar Handle...........: REG42-NORID
Tech-c Handle..............: EN12R-NORID
Name Server Handle.........: NSEX12H-NORID
DNSSEC.....................: Signed
DS Key Tag     1...........: 12345

Additional information:
Created:         2003-03-04
Last updated:    2025-02-03

NORID Handle...............: EN12R-NORID
Type.......................: role
Name.......................: Somebody Else AS

NORID Handle...............: EAS12O-NORID
Type.......................: organization
Name.......................: Eksempel AS
Country....................: NO

Additional information:
Created:         2001-01-01
Last updated:    2026-01-01
`,
    expected: {
      createdAt: day('2003-03-04'),
      updatedAt: day('2025-02-03'),
      registrar: 'REG42-NORID',
      organisation: 'Eksempel AS',
      country: 'NO',
      isSigned: true,
    },
  },
  {
    registry: '.fi',
    asked: 'example.fi',
    text: `
domain.............: example.fi
status.............: Registered
created............: 4.3.2003 00:00:00
expires............: 4.3.2026 10:15:55
available..........: 4.4.2026 10:15:55
modified...........: 3.2.2025
RegistryLock.......: no

Nameservers

nserver............: ns1.example.fi [OK]
nserver............: ns2.example.fi [Technical Error]

DNSSEC

dnssec.............: no

Holder

name...............: Esimerkki Oy
register number....: 0000000-0
country............: Finland

Registrar

registrar..........: Esimerkki Rekisteri Oy
www................: www.registrar.example

Tech

name...............: Joku Muu Oy

>>> Last update of WHOIS database: 16.11.2026 04:00:00 (EET) <<<
`,
    expected: {
      createdAt: day('2003-03-04'),
      expiresAt: '2026-03-04T10:15:55.000Z',
      updatedAt: day('2025-02-03'),
      statuses: ['registered'],
      registrar: 'Esimerkki Rekisteri Oy',
      organisation: 'Esimerkki Oy',
      country: 'FI',
      nameServers: ['ns1.example.fi', 'ns2.example.fi'],
      isSigned: false,
    },
  },
  {
    registry: '.dk',
    asked: 'example.dk',
    text: `# Hello 192.0.2.1. Your session has been logged.
#
# Copyright (c) 2002 - 2026 by Punktum dk A/S

Domain:               example.dk
DNS:                  example.dk
Registered:           2003-03-04
Expires:              2026-03-31
Registration period:  1 year
VID:                  no
DNSSEC:               Unsigned delegation, no records
Status:               Active
Registrar:            Eksempel Registrar ApS

Registrant
Handle:               ***N/A***
Name:                 Eksempel A/S
Address:              Eksempelvej 1
Country:              DK

Nameservers
Hostname:             ns1.example.dk
Hostname:             ns2.example.dk
`,
    expected: {
      createdAt: day('2003-03-04'),
      expiresAt: day('2026-03-31'),
      statuses: ['active'],
      registrar: 'Eksempel Registrar ApS',
      organisation: 'Eksempel A/S',
      country: 'DK',
      nameServers: ['ns1.example.dk', 'ns2.example.dk'],
      isSigned: false,
    },
  },
  {
    registry: '.at',
    asked: 'example.at',
    text: `% Copyright (c)2026 by NIC.AT (1)
%
% Restricted rights.

domain:         example.at
registrar:      Beispiel Registrar GmbH ( https://nic.at/registrar/999 )
registrant:     BG1234567-NICAT
tech-c:         BG7654321-NICAT
nserver:        ns1.example.at
remarks:        192.0.2.1
nserver:        ns2.example.at
changed:        20250203 10:11:12
source:         AT-DOM

personname:     Jemand
organization:   Beispiel GmbH
street address: Beispielgasse 1
city:           Wien
country:        Austria
nic-hdl:        BG1234567-NICAT
changed:        20260101 00:00:00
source:         AT-DOM

personname:     Niemand
organization:
street address: <data not disclosed>
nic-hdl:        BG7654321-NICAT
`,
    expected: {
      createdAt: null,
      updatedAt: '2025-02-03T10:11:12.000Z',
      registrar: 'Beispiel Registrar GmbH',
      organisation: 'Beispiel GmbH',
      country: 'AT',
      nameServers: ['ns1.example.at', 'ns2.example.at'],
    },
  },
  {
    registry: '.ch and .li',
    asked: 'example.ch',
    text: `whois: This information is subject to an Acceptable Use Policy.
See https://www.nic.ch/terms/aup/

Domain name:
example.ch

Holder of domain name:
Muster AG
Musterweg 1
CH-8000 Zürich
Switzerland

Registrar:
Beispiel Hosting AG

First registration date:
before 1 January 1996

DNSSEC:Y

Name servers:
ns1.example.ch\t[192.0.2.1]
ns2.example.ch
`,
    expected: {
      createdAt: day('1996-01-01'),
      registrar: 'Beispiel Hosting AG',
      organisation: 'Muster AG',
      nameServers: ['ns1.example.ch', 'ns2.example.ch'],
      isSigned: true,
    },
  },
  {
    registry: '.ru and .su',
    asked: 'example.ru',
    text: `% TCI Whois Service. Terms of use:
% https://tcinet.ru/documents/whois_ru_rf.pdf (in Russian)

domain:        EXAMPLE.RU
nserver:       ns1.example.ru. 192.0.2.1
nserver:       ns2.example.ru.
state:         REGISTERED, DELEGATED, VERIFIED
org:           Primer LLC
taxpayer-id:   0000000000
registrar:     PRIMER-RU
admin-contact: https://www.registrar.example
created:       2003-03-04T20:00:00Z
paid-till:     2026-03-04T21:00:00Z
free-date:     2026-04-05
source:        TCI

Last updated on 2026-11-16T02:00:00Z
`,
    expected: {
      createdAt: '2003-03-04T20:00:00.000Z',
      expiresAt: '2026-03-04T21:00:00.000Z',
      statuses: ['registered', 'delegated', 'verified'],
      registrar: 'PRIMER-RU',
      organisation: 'Primer LLC',
      nameServers: ['ns1.example.ru', 'ns2.example.ru'],
    },
  },
  {
    registry: '.ru, a person',
    asked: 'example-person.ru',
    text: `domain:        EXAMPLE-PERSON.RU
nserver:       ns1.example.ru.
state:         REGISTERED, NOT DELEGATED, UNVERIFIED
person:        Private Person
registrar:     PRIMER-RU
created:       2003-03-04T20:00:00Z
`,
    expected: { organisation: null, isRedacted: true },
  },
  {
    registry: '.ua',
    asked: 'example.com.ua',
    text: `% This is the Ukrainian Whois query server #I.

domain:           example.com.ua
dom-public:       NO
mnt-by:           ua.priklad
nserver:          ns1.example.com.ua
nserver:          ns2.example.com.ua
status:           ok
created:          2003-03-04 00:00:00+02
modified:         2025-02-03 11:12:13+02
expires:          2026-03-04 00:00:00+02
source:           UAEPP

% Registrar:
% ==========
registrar:        ua.priklad
organization:     Priklad Registrar LLC
url:              http://www.registrar.example
city:             Kyiv
country:          PL
abuse-email:      abuse@registrar.example
source:           UAEPP

% Registrant:
% ===========
person:           n/a
organization:     Priklad LLC
country:          UA
source:           UAEPP

% Administrative Contacts:
% =======================
organization:     Somebody Else LLC
`,
    expected: {
      createdAt: '2003-03-03T22:00:00.000Z',
      updatedAt: '2025-02-03T09:12:13.000Z',
      expiresAt: '2026-03-03T22:00:00.000Z',
      statuses: ['ok'],
      registrar: 'Priklad Registrar LLC',
      organisation: 'Priklad LLC',
      country: 'UA',
      nameServers: ['ns1.example.com.ua', 'ns2.example.com.ua'],
      abuseEmail: 'abuse@registrar.example',
    },
  },
];
