/**
 * Names that browsers still give time zones that the IANA database has renamed, so that one zone has one name whichever
 * browser tells it. Source: the file `backward` of the database, and what `Intl` answers in V8.
 */
const renamed: Readonly<Record<string, string>> = {
  'africa/asmera': 'Africa/Asmara',
  'america/buenos_aires': 'America/Argentina/Buenos_Aires',
  'america/catamarca': 'America/Argentina/Catamarca',
  'america/coral_harbour': 'America/Atikokan',
  'america/cordoba': 'America/Argentina/Cordoba',
  'america/godthab': 'America/Nuuk',
  'america/indianapolis': 'America/Indiana/Indianapolis',
  'america/jujuy': 'America/Argentina/Jujuy',
  'america/louisville': 'America/Kentucky/Louisville',
  'america/mendoza': 'America/Argentina/Mendoza',
  'asia/calcutta': 'Asia/Kolkata',
  'asia/katmandu': 'Asia/Kathmandu',
  'asia/rangoon': 'Asia/Yangon',
  'asia/saigon': 'Asia/Ho_Chi_Minh',
  'atlantic/faeroe': 'Atlantic/Faroe',
  'europe/kiev': 'Europe/Kyiv',
  'pacific/enderbury': 'Pacific/Kanton',
  'pacific/ponape': 'Pacific/Pohnpei',
  'pacific/truk': 'Pacific/Chuuk',
}

/** The name that a time zone has today. Names must have gone through this before they are compared. */
export function currentZoneName(name: string): string {
  return renamed[name.toLowerCase()] ?? name
}
