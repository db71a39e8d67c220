// Long because it is a table: answers in the shapes of these registries.
import { day, type WhoisAnswer } from './whois-answer.ts';

export const westernAnswers: WhoisAnswer[] = [
  {
    registry: '.uk',
    asked: 'example.co.uk',
    text: `
    Domain name:
        example.co.uk

    Data validation:
        Nominet was able to match the registrant's name and address against a 3rd party data source on 01-Jan-2020

    Registrar:
        Example Registrar Limited t/a Examples [Tag = EXAMPLES]
        URL: https://www.registrar.example

    Relevant dates:
        Registered on: 04-Mar-2003
        Expiry date:  05-Mar-2026
        Last updated:  03-Feb-2025

    Registration status:
        Registered until expiry date.

    Name servers:
        ns1.example.co.uk         192.0.2.1  2001:db8::1
        ns2.example.co.uk

    DNSSEC:
        Signed

    WHOIS lookup made at 02:00:00 16-Nov-2026

--
This WHOIS information is provided for free by Nominet UK the central registry
for .uk domain names.
`,
    expected: {
      createdAt: day('2003-03-04'),
      expiresAt: day('2026-03-05'),
      updatedAt: day('2025-02-03'),
      statuses: ['registered until expiry date'],
      registrar: 'Example Registrar Limited t/a Examples',
      organisation: null,
      nameServers: ['ns1.example.co.uk', 'ns2.example.co.uk'],
      isSigned: true,
    },
  },
  {
    registry: '.uk, older than its registry',
    asked: 'example.ac.uk',
    text: `
    Domain name:
        example.ac.uk

    Relevant dates:
        Registered on: before Aug-1996
        Expiry date:  05-Mar-2026
`,
    expected: { createdAt: day('1996-08-01'), expiresAt: day('2026-03-05') },
  },
  {
    registry: '.de',
    asked: 'xn--mller-kva.de',
    text: `% Restricted rights.
%
% Terms and Conditions of Use
%
% The above data may only be used within the scope of technical or
% administrative necessities of Internet operation or to remedy legal problems.

Domain: müller.de
Domain-Ace: xn--mller-kva.de
Nserver: ns1.example.de
Nserver: ns2.example.de 192.0.2.1
Dnskey: 257 3 8 AwEAAa
Status: connect
Changed: 2025-02-03T10:11:12+01:00

[Tech-C]
Type: PERSON
Name: Jemand
Organisation: Beispiel Technik GmbH
Changed: 2026-01-01T00:00:00+01:00
`,
    expected: {
      createdAt: null,
      updatedAt: '2025-02-03T09:11:12.000Z',
      organisation: null,
      statuses: ['connect'],
      nameServers: ['ns1.example.de', 'ns2.example.de'],
      isSigned: true,
    },
  },
  {
    registry: '.fr',
    asked: 'example.fr',
    text: `%%
%% This is the AFNIC Whois server.
%%
%% complete date format: YYYY-MM-DDThh:mm:ssZ
%%

domain:                        example.fr
status:                        ACTIVE
eppstatus:                     active
hold:                          NO
holder-c:                      EXA123-FRNIC
admin-c:                       PRV456-FRNIC
registrar:                     Exemple Bureau SAS
Expiry Date:                   2026-03-04T10:11:12Z
created:                       2003-03-04T10:11:12Z
last-update:                   2025-02-03T10:11:12.123456Z
source:                        FRNIC

nserver:                       ns1.example.fr
nserver:                       ns2.example.fr
source:                        FRNIC

registrar:                     Exemple Bureau SAS
address:                       1 rue de l'Exemple
country:                       BE
registered:                    1999-01-01T00:00:00Z

nic-hdl:                       PRV456-FRNIC
type:                          PERSON
contact:                       Ano Nymous
country:                       CH

nic-hdl:                       EXA123-FRNIC
type:                          ORGANIZATION
contact:                       Exemple et Fils
address:                       75000 Paris
country:                       FR
changed:                       2026-01-01T00:00:00Z
`,
    expected: {
      createdAt: '2003-03-04T10:11:12.000Z',
      expiresAt: '2026-03-04T10:11:12.000Z',
      updatedAt: '2025-02-03T10:11:12.000Z',
      statuses: ['active'],
      registrar: 'Exemple Bureau SAS',
      organisation: 'Exemple et Fils',
      isRedacted: false,
      country: 'FR',
      nameServers: ['ns1.example.fr', 'ns2.example.fr'],
    },
  },
  {
    registry: '.fr, a person',
    asked: 'example-person.fr',
    text: `domain:      example-person.fr
status:      ACTIVE
holder-c:    ANO00-FRNIC
created:     2003-03-04T10:11:12Z

nic-hdl:     ANO00-FRNIC
type:        PERSON
contact:     Ano Nymous
anonymous:   YES
`,
    expected: { organisation: null, isRedacted: true },
  },
  {
    registry: '.nl',
    asked: 'example.nl',
    text: `Domain name: example.nl
Status:      active

Registrar:
   Voorbeeld Registrar B.V.
   Voorbeeldstraat 1
   1000AA Amsterdam
   Netherlands

Abuse Contact:
   +31.200000000
   abuse@registrar.example

DNSSEC:      yes

Domain nameservers:
   ns1.example.nl
   ns2.example.nl   192.0.2.1

Creation Date: 2003-03-04

Updated Date: 2025-02-03

Record maintained by: SIDN BV

Copyright notice
No part of this publication may be reproduced without prior permission.
`,
    expected: {
      createdAt: day('2003-03-04'),
      updatedAt: day('2025-02-03'),
      statuses: ['active'],
      registrar: 'Voorbeeld Registrar B.V.',
      nameServers: ['ns1.example.nl', 'ns2.example.nl'],
      abuseEmail: 'abuse@registrar.example',
      isSigned: true,
    },
  },
  {
    registry: '.it',
    asked: 'example.it',
    text: `
*********************************************************************
* Please note that the following result could be a subgroup of      *
* the data contained in the database.                               *
*********************************************************************

Domain:             example.it
Status:             ok
Signed:             no
Created:            2003-03-04 00:00:00
Last Update:        2025-03-20 00:56:12
Expire Date:        2026-03-04

Registrant
  Organization:     Esempio S.p.A.
  Address:          Via Esempio 1
                    Roma
                    00100
                    RM
                    IT
  Created:          2007-03-01 10:46:02
  Last Update:      2011-01-04 10:25:36

Admin Contact
  Name:             Qualcuno
  Organization:     Altra S.r.l.

Registrar
  Organization:     Registrazioni Esempio s.r.l.
  Name:             ESEMPIO-REG
  Web:              https://www.registrar.example
  DNSSEC:           no


Nameservers
  ns1.example.it
  ns2.example.it
`,
    expected: {
      createdAt: day('2003-03-04'),
      updatedAt: '2025-03-20T00:56:12.000Z',
      expiresAt: day('2026-03-04'),
      statuses: ['ok'],
      registrar: 'Registrazioni Esempio s.r.l.',
      organisation: 'Esempio S.p.A.',
      country: 'IT',
      nameServers: ['ns1.example.it', 'ns2.example.it'],
      isSigned: false,
    },
  },
  {
    registry: '.eu',
    asked: 'example.eu',
    text: `% The WHOIS service offered by EURid and the access to the records
% in the EURid WHOIS database are provided for information purposes
% only. It allows persons to check whether a specific domain name
% is still available or not.
%
% WHOIS example.eu
Domain: example.eu
Script: LATIN

Registrant:
        NOT DISCLOSED!
        Visit www.eurid.eu for the web-based WHOIS.

Technical:
        Organisation: Somebody Else GmbH
        Language: de
        Email: tech@registrar.example

Registrar:
        Name: Example Registrar AG
        Website: https://www.registrar.example

Name servers:
        ns1.example.eu (192.0.2.1)
        ns2.example.eu

Please visit www.eurid.eu for more info.
`,
    expected: {
      createdAt: null,
      registrar: 'Example Registrar AG',
      organisation: null,
      isRedacted: true,
      nameServers: ['ns1.example.eu', 'ns2.example.eu'],
    },
  },
  {
    registry: '.be',
    asked: 'example.be',
    text: `% .be Whois Server 6.1
%
% WHOIS example.be
Domain:\texample.be
Status:\tNOT AVAILABLE
Registered:\tTue Mar 4 2003

Registrant:
\tNot shown, please visit www.dnsbelgium.be for webbased whois.

Registrar Technical Contacts:
\tOrganisation:\tSomebody Else NV
\tLanguage:\tnl

Registrar:
\tName:\tVoorbeeld Domeinen BV
\tWebsite:\thttps://www.registrar.example

Nameservers:
\tns1.example.be (192.0.2.1)
\tns2.example.be

Keys:
\tkeyTag:12345 flags:KSK protocol:3 algorithm:ECDSAP256SHA256 pubKey:AAAA

Flags:
\tclientTransferProhibited

Please visit www.dnsbelgium.be for more info.
`,
    expected: {
      createdAt: day('2003-03-04'),
      statuses: ['client transfer prohibited'],
      registrar: 'Voorbeeld Domeinen BV',
      organisation: null,
      isRedacted: true,
      nameServers: ['ns1.example.be', 'ns2.example.be'],
    },
  },
  {
    registry: '.pl',
    asked: 'example.pl',
    text: `
DOMAIN NAME:           example.pl
registrant type:       organization
nameservers:           ns1.example.pl. [192.0.2.1]
                       ns2.example.pl.
created:               2003.03.04 12:00:00
last modified:         2025.02.03 10:11:12
renewal date:          2026.03.04 12:00:00

no option

dnssec:                Unsigned


REGISTRAR:
Przykład Sp. z o.o.
ul. Przykładowa 1
00-000 Warszawa
Polska/Poland
domeny@registrar.example

WHOIS database responses: https://dns.pl/en/whois
`,
    expected: {
      createdAt: '2003-03-04T12:00:00.000Z',
      updatedAt: '2025-02-03T10:11:12.000Z',
      expiresAt: '2026-03-04T12:00:00.000Z',
      registrar: 'Przykład Sp. z o.o.',
      nameServers: ['ns1.example.pl', 'ns2.example.pl'],
      isSigned: false,
    },
  },
];
