// Long because it is a table: answers in the shapes of these registries.
import { day, type WhoisAnswer } from './whois-answer.ts';

/** Registries that answer in ICANN's form, thin and thick, and those that once invented their own labels. */
export const genericAnswers: WhoisAnswer[] = [
  {
    registry: '.com and .net, thin',
    asked: 'example.com',
    text: `   Domain Name: EXAMPLE.COM
   Registry Domain ID: 1234567_DOMAIN_COM-VRSN
   Registrar WHOIS Server: whois.registrar.example
   Registrar URL: http://www.registrar.example
   Updated Date: 2025-08-14T07:01:34Z
   Creation Date: 2003-03-04T05:00:00Z
   Registry Expiry Date: 2026-03-04T04:00:00Z
   Registrar: Example Registrar, Inc.
   Registrar IANA ID: 9999
   Registrar Abuse Contact Email: abuse@registrar.example
   Registrar Abuse Contact Phone: +1.5555550100
   Domain Status: clientDeleteProhibited https://icann.org/epp#clientDeleteProhibited
   Domain Status: clientTransferProhibited https://icann.org/epp#clientTransferProhibited
   Name Server: NS1.EXAMPLE.NET
   Name Server: NS2.EXAMPLE.NET
   DNSSEC: signedDelegation
   DNSSEC DS Data: 370 13 2 BE74359954660069D5C63D200C39F5603827D7DD02B56F120EE9F3A86764247C
   URL of the ICANN Whois Inaccuracy Complaint Form: https://www.icann.org/wicf/
>>> Last update of whois database: 2026-11-16T02:00:00Z <<<

NOTICE: The expiration date displayed in this record is the date the
registrar's sponsorship of the domain name registration in the registry is
currently set to expire. You are not authorized to access or query our
database through the use of electronic processes that are high-volume.
`,
    expected: {
      createdAt: '2003-03-04T05:00:00.000Z',
      expiresAt: '2026-03-04T04:00:00.000Z',
      updatedAt: '2025-08-14T07:01:34.000Z',
      statuses: ['client delete prohibited', 'client transfer prohibited'],
      registrar: 'Example Registrar, Inc.',
      organisation: null,
      isRedacted: false,
      nameServers: ['ns1.example.net', 'ns2.example.net'],
      abuseEmail: 'abuse@registrar.example',
      isSigned: true,
    },
  },
  {
    registry: '.org, .info, .io, .co, .us and most new suffixes, thick and redacted',
    asked: 'example.org',
    text: `Domain Name: example.org
Registry Domain ID: REDACTED FOR PRIVACY
Registrar WHOIS Server: http://whois.registrar.example
Updated Date: 2025-01-17T08:05:20Z
Creation Date: 1999-08-31T04:00:00Z
Registry Expiry Date: 2026-08-30T04:00:00Z
Registrar: Example Registrar, Inc.
Registrar Abuse Contact Email: Abuse@Registrar.Example
Domain Status: ok https://icann.org/epp#ok
Registrant Name: REDACTED FOR PRIVACY
Registrant Organization: REDACTED FOR PRIVACY
Registrant Street: REDACTED FOR PRIVACY
Registrant State/Province: CA
Registrant Country: US
Tech Organization: REDACTED FOR PRIVACY
Name Server: ns1.example.org
Name Server: ns2.example.org
DNSSEC: unsigned
`,
    expected: {
      createdAt: '1999-08-31T04:00:00.000Z',
      statuses: ['ok'],
      organisation: null,
      isRedacted: true,
      country: 'US',
      abuseEmail: 'abuse@registrar.example',
      isSigned: false,
    },
  },
  {
    registry: 'a registrar in the older form of .info and .org',
    asked: 'example.info',
    text: `Domain ID:D1234-LRMS
Domain Name:EXAMPLE.INFO
Created On:04-Mar-2003 05:00:00 UTC
Last Updated On:03-Feb-2025 10:11:12 UTC
Expiration Date:04-Mar-2026 05:00:00 UTC
Sponsoring Registrar:Example Registrar Inc. (R99-LRMS)
Status:CLIENT TRANSFER PROHIBITED
Registrant Organization:Example Widgets Ltd
Registrant Country:GB
Name Server:NS1.EXAMPLE.NET
Name Server:NS2.EXAMPLE.NET
Name Server:
DNSSEC:Unsigned
`,
    expected: {
      createdAt: '2003-03-04T05:00:00.000Z',
      updatedAt: '2025-02-03T10:11:12.000Z',
      expiresAt: '2026-03-04T05:00:00.000Z',
      statuses: ['client transfer prohibited'],
      registrar: 'Example Registrar Inc. (R99-LRMS)',
      organisation: 'Example Widgets Ltd',
      country: 'GB',
      nameServers: ['ns1.example.net', 'ns2.example.net'],
    },
  },
  {
    registry: '.ca',
    asked: 'example.ca',
    text: `Domain Name: example.ca
Registry Domain ID: D123-CIRA
Registrar WHOIS Server: whois.ca.fury.ca
Updated Date: 2025-02-03T10:11:12Z
Creation Date: 2003-03-04T05:06:07Z
Registry Expiry Date: 2026-03-04T05:06:07Z
Registrar: Example Registrar Corp.
Registrar Abuse Contact Email:
Domain Status: clientTransferProhibited https://icann.org/epp#clientTransferProhibited
Registrant Name: Example Maple Inc.
Registrant Organization: Example Maple Inc.
Registrant Country: CA
Name Server: ns1.example.ca
Name Server: ns2.example.ca
DNSSEC: unsigned

%
% Use of CIRA's WHOIS service is governed by the Terms of Use
%
`,
    expected: { organisation: 'Example Maple Inc.', country: 'CA', createdAt: '2003-03-04T05:06:07.000Z' },
  },
  {
    registry: '.au',
    asked: 'example.com.au',
    text: `Domain Name: example.com.au
Registry Domain ID: 0123abcd-AU
Registrar WHOIS Server: whois.auda.org.au
Last Modified: 2025-02-03T10:11:12Z
Registrar Name: Example Domains Pty Ltd
Registrar Abuse Contact Email: abuse@registrar.example
Status: serverRenewProhibited https://identitydigital.au/get-au/whois-status-codes#serverRenewProhibited
Registrant Contact ID: EX1
Registrant Contact Name: Domain Manager
Name Server: ns1.example.com.au
Name Server IP: 192.0.2.1
Name Server: ns2.example.com.au
DNSSEC: unsigned
Registrant: EXAMPLE AUSTRALIA PTY LTD
Registrant ID: ABN 12345678901
Eligibility Type: Company
>>> Last update of WHOIS database: 2026-11-16T02:00:00Z <<<
`,
    expected: {
      createdAt: null,
      updatedAt: '2025-02-03T10:11:12.000Z',
      statuses: ['server renew prohibited'],
      registrar: 'Example Domains Pty Ltd',
      organisation: 'EXAMPLE AUSTRALIA PTY LTD',
      nameServers: ['ns1.example.com.au', 'ns2.example.com.au'],
    },
  },
  {
    registry: '.nz, as it was',
    asked: 'example.co.nz',
    text: `% New Zealand Domain Name Registry Limited
version: 9.36
query_datetime: 2026-11-16T15:00:00+13:00
domain_name: example.co.nz
query_status: 200 Active
domain_dateregistered: 2003-03-04T00:00:00+13:00
domain_datelastmodified: 2025-02-03T10:11:12+13:00
domain_signed: no
%
registrar_name: Example Registrar NZ
registrar_country: NEW ZEALAND (NZ)
%
ns_name_01: ns1.example.co.nz
ns_name_02: ns2.example.co.nz
`,
    expected: {
      createdAt: '2003-03-03T11:00:00.000Z',
      updatedAt: '2025-02-02T21:11:12.000Z',
      registrar: 'Example Registrar NZ',
      nameServers: ['ns1.example.co.nz', 'ns2.example.co.nz'],
    },
  },
  {
    registry: '.nz, .in and .za, as they are',
    asked: 'example.co.za',
    text: `Domain Name: example.co.za
Registry Domain ID: dom_ABC-ZACR
Registrar WHOIS Server: whois.registrar.example
Updated Date: 2025-02-03T10:11:12Z
Creation Date: 2003-03-04T22:00:00Z
Registry Expiry Date: 2026-03-04T22:00:00Z
Registrar: Example Hosting (Pty) Ltd
Domain Status: ok https://icann.org/epp#ok
Registrant Organization: Example Cape Trading (Pty) Ltd
Registrant Country: ZA
Name Server: ns1.example.co.za
DNSSEC: unsigned
`,
    expected: {
      organisation: 'Example Cape Trading (Pty) Ltd',
      country: 'ZA',
      registrar: 'Example Hosting (Pty) Ltd',
    },
  },
  {
    registry: '.ie, as it was',
    asked: 'example.ie',
    text: `% Rights restricted by copyright; http://iedr.ie/index.php/mnudomregs/mnudnssearch/96
domain:       example.ie
descr:        Example Dublin Limited
descr:        Body Corporate (Ltd,PLC,Company)
descr:        Corporate Name
admin-c:      AAA123-IEDR
tech-c:       AAA123-IEDR
registration: 04-March-2003
renewal:      04-March-2026
holder-type:  Billable
wipo-status:  N
ren-status:   Active
in-zone:      1
nserver:      ns1.example.ie 192.0.2.1
nserver:      ns2.example.ie
source:       IEDR

person:       Someone Private
nic-hdl:      AAA123-IEDR
source:       IEDR
`,
    expected: {
      createdAt: day('2003-03-04'),
      expiresAt: day('2026-03-04'),
      organisation: 'Example Dublin Limited',
      nameServers: ['ns1.example.ie', 'ns2.example.ie'],
    },
  },
  {
    registry: '.mx',
    asked: 'example.com.mx',
    text: `
Domain Name:       example.com.mx

Created On:        2003-03-04
Expiration Date:   2026-03-03
Last Updated On:   2025-02-03
Registrar:         Ejemplo Registrador
URL:               https://www.registrar.example

Registrant:
   Name:           Ejemplo Comercial SA de CV
   City:           Monterrey
   State:          Nuevo Leon
   Country:        Mexico

Administrative Contact:
   Name:           Alguien
   City:           Puebla
   Country:        Spain

Name Servers:
   DNS:            ns1.example.com.mx       192.0.2.1
   DNS:            ns2.example.com.mx

DNSSEC DS Records:


% NOTICE: The expiration date displayed in this record is the date the
% registrar's sponsorship of the domain name registration ends.
`,
    expected: {
      createdAt: day('2003-03-04'),
      expiresAt: day('2026-03-03'),
      updatedAt: day('2025-02-03'),
      registrar: 'Ejemplo Registrador',
      organisation: 'Ejemplo Comercial SA de CV',
      country: 'MX',
      nameServers: ['ns1.example.com.mx', 'ns2.example.com.mx'],
    },
  },
  {
    registry: '.ar',
    asked: 'example.com.ar',
    text: `% La información a la que estás accediendo se provee exclusivamente para
% fines relacionados con operaciones sobre nombres de dominios y DNS.

domain:\t\texample.com.ar
registrant:\t30500000001
registrar:\tnicar
registered:\t2003-03-04 00:00:00
changed:\t2025-02-03 10:11:12.345678
expire:\t\t2026-03-04 00:00:00

contact:\t30500000001
name:\t\tEJEMPLO AUSTRAL S.A.
registrar:\tnicar
created:\t2013-08-20 00:00:00
changed:\t2026-01-01 00:00:00

nserver:\tns1.example.com.ar ()
nserver:\tns2.example.com.ar ()
registrar:\tnicar
created:\t2016-07-01 00:02:28.608837
`,
    expected: {
      createdAt: day('2003-03-04'),
      expiresAt: day('2026-03-04'),
      updatedAt: '2025-02-03T10:11:12.000Z',
      registrar: 'nicar',
      organisation: 'EJEMPLO AUSTRAL S.A.',
      nameServers: ['ns1.example.com.ar', 'ns2.example.com.ar'],
    },
  },
  {
    registry: '.br',
    asked: 'example.com.br',
    text: `% Copyright (c) Nic.br
%  2026-11-16T00:00:00-03:00

domain:      example.com.br
owner:       Exemplo Comércio Ltda
ownerid:     00.000.000/0001-00
country:     BR
owner-c:     EXA123
tech-c:      EXA123
nserver:     ns1.example.com.br 192.0.2.1
nsstat:      20261115 AA
nslastaa:    20261115
nserver:     ns2.example.com.br
created:     20030304 #1234567
changed:     20250203
expires:     20260304
status:      published

nic-hdl-br:  EXA123
person:      Alguém
created:     19990101
changed:     20260101
`,
    expected: {
      createdAt: day('2003-03-04'),
      expiresAt: day('2026-03-04'),
      updatedAt: day('2025-02-03'),
      statuses: ['published'],
      organisation: 'Exemplo Comércio Ltda',
      country: 'BR',
      nameServers: ['ns1.example.com.br', 'ns2.example.com.br'],
    },
  },
];
