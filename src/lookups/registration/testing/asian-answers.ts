// Long because it is a table: answers in the shapes of these registries.
import { day, type WhoisAnswer } from './whois-answer.ts';

export const asianAnswers: WhoisAnswer[] = [
  {
    registry: '.jp',
    asked: 'example.jp',
    text: `[ JPRS database provides information on network administration. Its use is    ]
[ restricted to network administration purposes. For further information,     ]
[ use 'whois -h whois.jprs.jp help'. To suppress Japanese output, add'/e'     ]

Domain Information:
[Domain Name]                   EXAMPLE.JP

[Registrant]                    Example Trading K.K.

[Name Server]                   ns1.example.jp
[Name Server]                   ns2.example.jp
[Signing Key]

[Created on]                    2003/03/04
[Expires on]                    2026/03/31
[Status]                        Active
[Lock Status]                   AgentChangeLocked
[Last Updated]                  2025/04/01 01:05:03 (JST)

Contact Information:
[Name]                          Somebody
[Email]                         hostmaster@example.jp
[Postal Address]                Chiyoda
                                Tokyo
`,
    expected: {
      createdAt: day('2003-03-04'),
      expiresAt: day('2026-03-31'),
      updatedAt: '2025-03-31T16:05:03.000Z',
      statuses: ['active'],
      organisation: 'Example Trading K.K.',
      nameServers: ['ns1.example.jp', 'ns2.example.jp'],
    },
  },
  {
    registry: '.co.jp',
    asked: 'example.co.jp',
    text: `Domain Information:
a. [Domain Name]                EXAMPLE.CO.JP
g. [Organization]               Example Trading K.K.
l. [Organization Type]          corporation
m. [Administrative Contact]     AA123JP
p. [Name Server]                ns1.example.co.jp
p. [Name Server]                ns2.example.co.jp
s. [Signing Key]
[State]                         Connected (2026/03/31)
[Registered Date]               2003/03/04
[Connected Date]                2003/03/05
[Last Update]                   2025/04/01 01:05:03 (JST)
`,
    expected: {
      createdAt: day('2003-03-04'),
      expiresAt: day('2026-03-31'),
      statuses: ['connected'],
      organisation: 'Example Trading K.K.',
      nameServers: ['ns1.example.co.jp', 'ns2.example.co.jp'],
    },
  },
  {
    registry: '.kr',
    asked: 'example.kr',
    text: `query : example.kr


# KOREAN(UTF8)

도메인이름                  : example.kr
등록인                      : 예시주식회사
등록일                      : 2003. 03. 04.
최근 정보 변경일            : 2025. 02. 03.
DNSSEC                      : 미서명

1차 네임서버 정보
   호스트이름               : ns1.example.kr

# ENGLISH

Domain Name                 : example.kr
Registrant                  : Example Seoul Co., Ltd.
Registrant Address          : Jongno-gu Seoul
Registrant Zip Code         : 00000
Administrative Contact(AC)  : Somebody
AC E-Mail                   : hostmaster@example.kr
Registered Date             : 2003. 03. 04.
Last Updated Date           : 2025. 02. 03.
Expiration Date             : 2026. 03. 04.
Publishes                   : Y
Authorized Agency           : Example Agency, Inc.(http://www.registrar.example)
DNSSEC                      : unsigned

Primary Name Server
   Host Name                : ns1.example.kr
   IP Address               : 192.0.2.1

Secondary Name Server
   Host Name                : ns2.example.kr

- KISA/KRNIC WHOIS Service -
`,
    expected: {
      createdAt: day('2003-03-04'),
      expiresAt: day('2026-03-04'),
      updatedAt: day('2025-02-03'),
      registrar: 'Example Agency, Inc.',
      organisation: 'Example Seoul Co., Ltd.',
      nameServers: ['ns1.example.kr', 'ns2.example.kr'],
    },
  },
  {
    registry: '.cn',
    asked: 'example.cn',
    text: `Domain Name: example.cn
ROID: 20030304s10001s00000000-cn
Domain Status: clientTransferProhibited
Registrant: 示例（北京）有限公司
Registrant Contact Email: hostmaster@example.cn
Sponsoring Registrar: 示例域名有限公司
Name Server: ns1.example.cn
Name Server: ns2.example.cn
Registration Time: 2003-03-04 12:20:05
Expiration Time: 2026-03-04 12:48:36
DNSSEC: unsigned
`,
    expected: {
      createdAt: '2003-03-04T12:20:05.000Z',
      expiresAt: '2026-03-04T12:48:36.000Z',
      registrar: '示例域名有限公司',
      organisation: '示例（北京）有限公司',
    },
  },
  {
    registry: '.tw',
    asked: 'example.tw',
    text: `Domain Name: example.tw
   Domain Status: clientUpdateProhibited,clientTransferProhibited
   Registrant:
      Example Taipei Ltd.
      Somebody  hostmaster@example.tw
      +886.200000000
      No. 1, Example Road
      Taipei,
      TW

   Administrative Contact:
      Somebody  hostmaster@example.tw

   Record expires on 2026-03-04 00:00:00 (UTC+8)
   Record created on 2003-03-04 00:00:00 (UTC+8)

   Domain servers in listed order:
      ns1.example.tw
      ns2.example.tw      192.0.2.1

Registration Service Provider: EXAMPLE-REG
Registration Service URL: http://www.registrar.example/
`,
    expected: {
      createdAt: '2003-03-03T16:00:00.000Z',
      expiresAt: '2026-03-03T16:00:00.000Z',
      statuses: ['client update prohibited', 'client transfer prohibited'],
      registrar: 'EXAMPLE-REG',
      organisation: 'Example Taipei Ltd.',
      country: 'TW',
      nameServers: ['ns1.example.tw', 'ns2.example.tw'],
    },
  },
  {
    registry: '.hk',
    asked: 'example.com.hk',
    text: ` -------------------------------------------------------------------------------
 Whois server by HKIRC
 -------------------------------------------------------------------------------

Domain Name:  EXAMPLE.COM.HK

Domain Status: Active

DNSSEC:  unsigned

Active variants

Inactive variants

Registrar Name: Example Harbour Registrar Limited

Registrar Contact Information: Email: hotline@registrar.example

Reseller:


Registrant Contact Information:

Company English Name (It should be the same as the registered/corporation name on your Business Register Certificate or relevant documents): EXAMPLE HARBOUR LIMITED
Company Chinese name:
Address:  1 EXAMPLE ROAD
Country: Hong Kong (HK)
Domain Name Commencement Date: 04-03-2003
Expiry Date: 05-03-2026
Re-registration Status:  Complete



Administrative Contact Information:

Company name:  SOMEBODY ELSE LIMITED
Country:  United States (US)



Name Servers Information:

NS1.EXAMPLE.COM.HK
NS2.EXAMPLE.COM.HK



Status Information:

Domain Prohibit Status:

WHOIS Terms of Use
By using this WHOIS search enquiry service you agree to these terms of use.
`,
    expected: {
      createdAt: day('2003-03-04'),
      expiresAt: day('2026-03-05'),
      statuses: ['active'],
      registrar: 'Example Harbour Registrar Limited',
      organisation: 'EXAMPLE HARBOUR LIMITED',
      country: 'HK',
      nameServers: ['ns1.example.com.hk', 'ns2.example.com.hk'],
      isSigned: false,
    },
  },
  {
    registry: '.sg',
    asked: 'example.sg',
    text: `----------------------------------------------------------------------
 SGNIC WHOIS Server
----------------------------------------------------------------------

    Domain Name:\t\texample.sg
    Registrar:\t\t\tEXAMPLE REGISTRAR PTE LTD

    Creation Date:\t\t04-Mar-2003 00:00:00
    Modified Date:\t\t03-Feb-2025 10:11:12
    Expiration Date:\t\t04-Mar-2026 00:00:00
    Domain Status:\t\tOK
    Domain Status:\t\tVerifiedID@SG-Not Required

    Registrant:

        Name:\t\t\tEXAMPLE LION PTE LTD (SGNIC-ORG1234567)

    Administrative Contact:

        Name:\t\t\tSOMEBODY ELSE (SGNIC-PER1234567)

    Name Servers:

        NS1.EXAMPLE.SG
        NS2.EXAMPLE.SG

    DNSSEC:\t\t\tunsigned
`,
    expected: {
      createdAt: day('2003-03-04'),
      updatedAt: '2025-02-03T10:11:12.000Z',
      expiresAt: day('2026-03-04'),
      registrar: 'EXAMPLE REGISTRAR PTE LTD',
      organisation: 'EXAMPLE LION PTE LTD',
      nameServers: ['ns1.example.sg', 'ns2.example.sg'],
      isSigned: false,
    },
  },
  {
    registry: '.in',
    asked: 'example.in',
    text: `Domain Name: example.in
Registry Domain ID: D1234-IN
Registrar WHOIS Server:
Updated Date: 2025-02-03T10:11:12Z
Creation Date: 2003-03-04T11:12:13Z
Registry Expiry Date: 2026-03-04T11:12:13Z
Registrar: Example Registrar India Pvt Ltd
Domain Status: clientTransferProhibited http://www.icann.org/epp#clientTransferProhibited
Registrant Organization: Example Bharat Private Limited
Registrant State/Province: Karnataka
Registrant Country: IN
Registrant Email: Please contact the Registrar listed above
Name Server: ns1.example.in
DNSSEC: unsigned
`,
    expected: { organisation: 'Example Bharat Private Limited', country: 'IN' },
  },
  {
    registry: '.tr',
    asked: 'example.com.tr',
    text: `** Domain Name: example.com.tr
Domain Status: Active
Frozen Status: -
Transfer Status: The domain is LOCKED to transfer.

** Registrant:
   Örnek Anonim Şirketi
   Hidden upon user request
   Hidden upon user request

** Registrar:
NIC Handle\t\t: exr12-metu
Organization Name\t: Örnek Kayıt Ltd. Şti.
Address\t\t\t: Ankara
\t\t\tTürkiye
Phone\t\t\t: + 90-312-0000000-

** Domain Servers:
ns1.example.com.tr
ns2.example.com.tr 192.0.2.1

** Additional Info:
Created on..............: 2003-Mar-04.
Expires on..............: 2026-Mar-03.

** Whois Server:
Last Update Time: 2026-11-16T02:00:00+03:00
`,
    expected: {
      createdAt: day('2003-03-04'),
      expiresAt: day('2026-03-03'),
      statuses: ['active'],
      registrar: 'Örnek Kayıt Ltd. Şti.',
      organisation: 'Örnek Anonim Şirketi',
      nameServers: ['ns1.example.com.tr', 'ns2.example.com.tr'],
    },
  },
  {
    registry: '.il',
    asked: 'example.co.il',
    text: `% The data in the WHOIS database of the .il registry is provided
% by ISOC-IL for information purposes.

query:        example.co.il

reg-name:     example
domain:       example.co.il

descr:        Example Galil Ltd
descr:        1 Example st.
descr:        Haifa
descr:        Israel
phone:        +972 0 0000000
e-mail:       hostmaster AT example.co.il
admin-c:      II-EX1-IL
nserver:      ns1.example.co.il
nserver:      ns2.example.co.il
validity:     04-03-2026
DNSSEC:       unsigned
status:       Transfer Locked
changed:      registrar AT ns.il 20030304 (Assigned)
changed:      registrar AT ns.il 20040420 (Changed)
changed:      registrar AT ns.il 20250203 (Changed)

person:       Somebody
nic-hdl:      II-EX1-IL
changed:      registrar AT ns.il 20260101

registrar name: Example Registrar Ltd
registrar info: https://www.registrar.example

% Rights to the data above are restricted by copyright.
`,
    expected: {
      createdAt: day('2003-03-04'),
      expiresAt: day('2026-03-04'),
      updatedAt: day('2025-02-03'),
      statuses: ['transfer locked'],
      registrar: 'Example Registrar Ltd',
      organisation: 'Example Galil Ltd',
      nameServers: ['ns1.example.co.il', 'ns2.example.co.il'],
    },
  },
];
