/** The contract's validation rules (spec §5), for the forms that show them. */
export {
  castMailRules,
  changePasswordRules,
  forgotPasswordRules,
  isEmail,
  problemsOf,
  profileRules,
  type Rules,
  signInRules,
  signUpRules,
  type Values,
} from '../../contract/rules';
