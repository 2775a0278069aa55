/** Members as the database keeps them. */
import type { Gender, User } from '../../contract/entities';
import type { Queries } from '../db/db';

export interface Member {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly mobile: string | null;
  readonly gender: Gender | null;
  /** `YYYY-MM-DD` */
  readonly date_of_birth: string | null;
  readonly profile_image: string | null;
  readonly password_hash: string;
}

export const MEMBER_COLUMNS = `members.id, email, first_name, last_name, mobile, gender,
  date_of_birth, profile_image, password_hash`;

/** One spelling for an e-mail address: addresses that differ in case alone are one member's. */
export function identityOf(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

export async function memberByEmail({ query }: Queries, email: string): Promise<Member | null> {
  const [member] = await query<Member>(`select ${MEMBER_COLUMNS} from members where email = $1`, [
    identityOf(email),
  ]);
  return member ?? null;
}

/** What the site may know of a member. */
export function userOf({ id: _, password_hash: __, ...user }: Member): User {
  return user;
}
